import FlowBase
import FlowDocument
import FlowImage
import Synchronization

/// The animations of a run: their facts and frames, read and drawn in a process of its own, which is started when the
/// first is needed and again after a crash. One store may serve any number of threads.
public final class LottieStore: Sendable {
  private struct FrameKey: Hashable {
    var path: String
    var frame: Int
  }

  private struct Memory {
    var infos: [String: Result<LottieInfo, LottieFault>] = [:]
    var faults: [FrameKey: LottieFault] = [:]
    var process: LottieProcess?
  }

  private let executable: String?
  private let limits: LottieLimits
  private let memory = Mutex(Memory())

  /// `executable`: the `flowproof` that draws; the one beside the running program, or on the PATH, where nil.
  public init(executable: String? = nil, limits: LottieLimits = .default) {
    self.executable = executable
    self.limits = limits
  }

  /// What the animation in a file says of itself.
  public func info(of path: String) throws(LottieFault) -> LottieInfo {
    try memory.withLock { memory -> Result<LottieInfo, LottieFault> in
      if let known = memory.infos[path] { return known }
      let outcome = answer(path, frame: 0, width: 0, height: 0, &memory).map(\.info)
      memory.infos[path] = outcome
      return outcome
    }.get()
  }

  /// Why a frame could not be drawn when it was asked for; nil while none was in vain.
  public func fault(of path: String, frame: Int) -> LottieFault? {
    memory.withLock { $0.faults[FrameKey(path: path, frame: frame)] }
  }

  /// The whole animation at one frame, in a picture of this size, its ratio kept. A frame that was asked for in vain is
  /// not tried again.
  public func picture(of path: String, frame: Int, width: Int, height: Int) throws(LottieFault) -> PixelBuffer {
    guard width > 0, height > 0, width <= LottieLimits.pixels / height else {
      throw .tooLarge(width: width, height: height)
    }
    let key = FrameKey(path: path, frame: frame)
    let outcome = memory.withLock { memory -> Result<LottieAnswer, LottieFault> in
      if let fault = memory.faults[key] { return .failure(fault) }
      let outcome = answer(path, frame: frame, width: width, height: height, &memory)
      if case .failure(let fault) = outcome { memory.faults[key] = fault }
      return outcome
    }
    guard let picture = try outcome.get().picture else { throw .crashed }
    return picture
  }

  private func answer(
    _ path: String, frame: Int, width: Int, height: Int, _ memory: inout Memory
  ) -> Result<LottieAnswer, LottieFault> {
    do throws(LottieFault) {
      var request = LottieRequest(file: try Self.read(path), frame: frame, width: width, height: height)
      request.processorSeconds = limits.processorSeconds
      return .success(try ask(request, &memory))
    } catch { return .failure(error) }
  }

  private func ask(_ request: LottieRequest, _ memory: inout Memory) throws(LottieFault) -> LottieAnswer {
    while true {
      let process: LottieProcess
      if let running = memory.process {
        process = running
      } else {
        guard let executable = executable ?? LottieExecutable.find() else {
          throw .noWorker("there is no `\(LottieExecutable.name)` beside this program or on the PATH to draw it")
        }
        process = try LottieProcess(executable)
      }
      let isFresh = process.served == 0
      do throws(LottieFault) {
        let answer = try process.ask(request, limits)
        memory.process = process
        return answer
      } catch {
        guard error == .crashed || error == .tooSlow else {
          memory.process = process
          throw error
        }
        memory.process = nil
        // What other files have left behind in the process decides nothing: a crash counts in a fresh one only.
        if isFresh || error == .tooSlow { throw error }
      }
    }
  }

  private static func read(_ path: String) throws(LottieFault) -> [UInt8] {
    let bytes: [UInt8]
    do throws(DocumentError) { bytes = try DocumentFile.read(path) } catch { throw .unreadable("\(error)") }
    guard bytes.count <= LottieLimits.fileBytes else {
      throw .unreadable("too large: the file has \(bytes.count) bytes")
    }
    return bytes
  }
}
