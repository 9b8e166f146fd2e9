import FlowBlocks
import FlowDocument

struct SchemaCommand: Command {
  let name = "schema"
  let summary = "print the JSON Schema of the format"
  let details = "For editors: name the file it was written to under `$schema` in a document, or map it to *.flow.json."
  let examples = ["flowproof schema > flow.schema.json"]

  func run(_ input: Input, _ console: Console) throws -> ExitCode {
    console.print(FormatSchema.document(.standard))
    return .success
  }
}
