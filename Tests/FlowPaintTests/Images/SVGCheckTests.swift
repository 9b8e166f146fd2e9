import FlowBase
import FlowImage
import FlowLayout
import Foundation
import Testing

@testable import FlowPaint

/// IM-02 and product.md, Safe on hostile input: an SVG is drawn in bounded time and memory, or named as what it is.
@Suite struct SVGCheckTests {
  private func svg(_ body: String, head: String = "") -> [UInt8] {
    Array(
      #"\#(head)<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="640" height="640">\#(body)</svg>"#
        .utf8)
  }

  private func filtered(_ primitives: String) -> String {
    ##"<filter id="f">\##(primitives)</filter><rect width="640" height="640" filter="url(#f)"/>"##
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(ImageError) {
      try SVGCheck.check(bytes)
      return nil
    } catch { return error.description }
  }

  @Test(
    "Filters whose work nothing bounds are refused before librsvg sees them",
    arguments: [
      #"<feConvolveMatrix order="99" kernelMatrix="1 1"/>"#, #"<feTurbulence numOctaves="1000000"/>"#,
      #"<feMorphology radius="5000"/>"#, #"<feDiffuseLighting kernelUnitLength="0.001"/>"#, #"<feTile/>"#,
      ##"<feImage href="#f"/>"##, #"<svg:feTurbulence/>"#, #"<feMystery/>"#,
    ])
  func filters(primitive: String) {
    let name = primitive.drop { $0 != "f" }.prefix { $0.isLetter }
    #expect(refusal(svg(filtered(primitive)))?.contains("<\(name)>") == true)
  }

  @Test(
    "What multiplies is counted as often as it is drawn",
    arguments: [
      // Ten of ten of ten …
      (1...8).map { level in
        "<g id=\"g\(level)\">" + String(repeating: "<use xlink:href=\"#g\(level - 1)\"/>", count: 10) + "</g>"
      }.joined() + ##"<g id="g0"><rect width="1" height="1"/></g><use href="#g8"/>"##,
      (1...8).map { level in
        "<pattern id=\"p\(level)\" width=\"9\" height=\"9\">"
          + String(
            repeating: "<rect width=\"3\" height=\"3\" style=\"stroke:red; fill: url(#p\(level - 1))\"/>", count: 10)
          + "</pattern>"
      }.joined() + ##"<rect width="9" height="9" fill="url(#p8)"/>"##,
      String(repeating: #"<g opacity="0.5"><rect width="1" height="1"/></g>"#, count: 3_000),
      ##"<style>*{filter:url(#f)}</style><filter id="f"><feGaussianBlur stdDeviation="1"/></filter>"##
        + String(repeating: #"<rect width="9" height="9"/>"#, count: 1_000),
      #"<filter id="f">"# + String(repeating: #"<feFlood/>"#, count: 2_000) + "</filter>",
    ])
  func work(body: String) { #expect(refusal(svg(body))?.contains("too much work") == true) }

  @Test("Long texts and endless dashes are refused")
  func lines() {
    #expect(refusal(svg("<text>" + String(repeating: "a", count: 1_000_000) + "</text>"))?.contains("letters") == true)
    let dashes = #"<path d="M0 0H8e6" stroke="red" stroke-dasharray="0.001"/>"#
    #expect(refusal(svg(dashes))?.contains("dashes") == true)
    #expect(
      refusal(svg(##"<g style="stroke-dasharray:.01">\##(dashes.replacing("-dasharray", with: ""))</g>"##)) != nil)
  }

  @Test("Nothing is hidden from the check: encodings, document types, pictures inside")
  func disguises() throws {
    let bomb = filtered(#"<feTurbulence numOctaves="1000000"/>"#)
    #expect(refusal(Array(String(decoding: svg(bomb), as: UTF8.self).data(using: .utf16)!)) != nil)
    for encoding in ["UTF-7", "UTF-16", "IBM037", "HZ"] {
      let head = "<?xml version=\"1.0\" encoding=\"\(encoding)\"?>"
      #expect(refusal(svg("", head: head))?.contains("UTF-8") == true, "\(encoding)")
    }
    #expect(refusal(svg("", head: "<!DOCTYPE svg [<!ATTLIST rect filter CDATA 'x'>]>"))?.contains("declares") == true)
    #expect(refusal(svg("<!-- > --><g a='>'><![CDATA[</g>]]>" + bomb + "</g>")) != nil)
    var png = try PNGWriter.fast(PixelBuffer(width: 1, height: 1))
    png.replaceSubrange(16..<24, with: [0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF])
    for (kind, bytes) in [("png", png), ("svg+xml", svg(bomb))] {
      let picture = "<image href=\"data:image/\(kind);base64,\(Data(bytes).base64EncodedString())\"/>"
      #expect(refusal(svg(picture))?.contains("picture") == true, "\(kind)")
    }
  }

  @Test("What design tools write is drawn")
  func ordinary() throws {
    let icon = Data(try PNGWriter.fast(PixelBuffer(width: 40, height: 40, color: .white))).base64EncodedString()
    let shadow = """
      <filter id="s" x="0" y="0" width="90" height="90"><feFlood flood-opacity="0"/><feColorMatrix in="SourceAlpha" \
      values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 127 0"/><feOffset dy="4"/><feGaussianBlur stdDeviation="2"/>\
      <feComposite in2="x" operator="out"/><feBlend in2="y"/></filter>
      """
    let body =
      shadow + "<style>.a{fill:url(#g);opacity:.9} .b{stroke-dasharray:4 2}</style><defs><linearGradient id='g'>"
      + String(repeating: "<stop/>", count: 8) + "</linearGradient><clipPath id=\"c\"><rect/></clipPath></defs>"
      + String(repeating: ##"<g filter="url(#s)"><path class="a" d="M0 0L9 9Q1 2 3 4Z"/></g>"##, count: 12)
      + String(repeating: ##"<path class="b" clip-path="url(#c)" d="M0 0H90V90L0 90z"/>"##, count: 150)
      + "<text>Hello</text><use href=\"#c\"/><image href=\"data:image/png;base64,\(icon)\"/>"
    #expect(
      refusal(svg(body, head: "<?xml version=\"1.0\" encoding=\"utf-8\"?><!DOCTYPE svg PUBLIC \"a\" \"b\">")) == nil)
  }

  @Test("Where the platform draws no SVG, librsvg never sees one")
  func notParsed() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "flowproof-\(UUID().uuidString).svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("<svg <broken".utf8).write(to: file)
    let store = ImageStore(iconFolder: nil)
    #expect(store.problem(of: ImageSource(.file(file.path)))?.contains("not drawn on this platform") == true)
    #expect(store.problem(of: ImageSource(.file(file.path), allowsSVG: true))?.contains("XML") == true)
    #expect(store.problem(of: ImageSource(.file(file.path)))?.contains("not drawn on this platform") != nil)
  }

  @Test(
    "Base64",
    arguments: [("", []), ("TQ==", [77]), ("TWE=", [77, 97]), ("TW Fu\n", [77, 97, 110]), ("/+8", [255, 239])])
  func base64(text: String, bytes: [UInt8]) {
    #expect(Base64.decode(text[...]) == bytes)
    #expect(Base64.decode("T*E=") == nil)
  }
}
