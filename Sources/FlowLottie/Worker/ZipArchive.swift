/// The files in a zip archive, read with libzip, within a number of unpacked bytes.
struct ZipArchive {
  private typealias Source = OpaquePointer
  private typealias FromBuffer = @convention(c) (UnsafeRawPointer, UInt64, Int32, UnsafeMutableRawPointer?) -> Source?
  private typealias FromSource = @convention(c) (Source, Int32, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Count = @convention(c) (OpaquePointer, UInt32) -> Int64
  private typealias Name = @convention(c) (OpaquePointer, UInt64, UInt32) -> UnsafePointer<CChar>?
  private typealias Open = @convention(c) (OpaquePointer, UInt64, UInt32) -> OpaquePointer?
  private typealias Read = @convention(c) (OpaquePointer, UnsafeMutableRawPointer, UInt64) -> Int64
  private typealias Close = @convention(c) (OpaquePointer) -> Int32
  private typealias Discard = @convention(c) (OpaquePointer) -> Void

  static let mostFiles = 10_000

  /// By name, in the order of the archive; what a Mac adds for itself is left out.
  let files: [(name: String, index: UInt64)]
  private let archive: OpaquePointer
  private let open: Open
  private let read: Read
  private let close: Close
  private let discard: Discard
  private var left = LottieLimits.unpackedBytes

  /// `bytes` must outlive the archive.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(LottieFault) {
    guard let library = LottieLibraries.load(LottieLibraries.zip) else { throw .noLibrary("libzip") }
    func function<F>(_ name: String, _ type: F.Type) -> F? {
      LottieLibraries.function("zip_" + name, in: library, as: type)
    }
    guard let fromBuffer = function("source_buffer_create", FromBuffer.self),
      let fromSource = function("open_from_source", FromSource.self),
      let count = function("get_num_entries", Count.self), let name = function("get_name", Name.self),
      let open = function("fopen_index", Open.self), let read = function("fread", Read.self),
      let close = function("fclose", Close.self), let discard = function("discard", Discard.self)
    else { throw .noLibrary("libzip") }
    let readOnly: Int32 = 16
    guard let base = bytes.baseAddress, let source = fromBuffer(base, UInt64(bytes.count), 0, nil),
      let archive = fromSource(source, readOnly, nil)
    else { throw .broken("the archive is broken") }
    let number = count(archive, 0)
    guard number <= Self.mostFiles else {
      discard(archive)
      throw .broken("the archive has more than \(Self.mostFiles) files")
    }
    files = (0..<UInt64(max(0, number))).compactMap { index in
      guard let name = name(archive, index, 0).map({ String(cString: $0) }), !name.hasPrefix("__MACOSX/") else {
        return nil
      }
      return (name, index)
    }
    self.archive = archive
    self.open = open
    self.read = read
    self.close = close
    self.discard = discard
  }

  func end() { discard(archive) }

  /// The content of the file of this name; nil if there is none. Throws once more than the limit is unpacked in all.
  mutating func content(_ name: String) throws(LottieFault) -> [UInt8]? {
    guard let index = files.first(where: { $0.name == name })?.index else { return nil }
    guard let file = open(archive, index, 0) else { throw .broken("`\(name)` in the archive cannot be unpacked") }
    defer { _ = close(file) }
    var content: [UInt8] = []
    while true {
      let chunk = 256 << 10
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: chunk) { memory, filled in
        count = memory.baseAddress.map { Int(read(file, $0, UInt64(chunk))) } ?? -1
        filled = max(0, count)
      }
      guard count >= 0 else { throw .broken("`\(name)` in the archive cannot be unpacked") }
      if count == 0 { return content }
      left -= count
      guard left >= 0 else {
        throw .broken("the archive unpacks to more than \(LottieLimits.unpackedBytes >> 20) MiB")
      }
      content += bytes
    }
  }
}
