/// Why a picture could not be read or written. `description` is a sentence for the user, without the file's name.
public enum ImageError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file has no bytes.
  case empty
  /// The bytes begin like no kind of picture that is known.
  case notAnImage
  /// A Git LFS pointer stands in the picture's place.
  case gitLFSPointer
  /// A known kind that is not decoded here.
  case unsupported(ImageKind)
  /// Another kind where only PNG can be: what is read there is what PNG keeps beside the pixels.
  case notPNG(ImageKind)
  /// The file ends before the picture does.
  case cutOff(ImageKind)
  /// More pixels, or a longer side, than the limits (or the format to be written) allow.
  case tooLarge(width: Int, height: Int)
  /// More bytes than the limits allow.
  case fileTooLarge(bytes: Int)
  /// The file contradicts its format; the text says in what.
  case broken(ImageKind, String)
  /// No memory for the picture, or the encoder gave up.
  case outOfMemory

  public var description: String {
    switch self {
    case .empty: "the file is empty"
    case .notAnImage: "not an image (PNG, JPEG, WebP, GIF and SVG are)"
    case .gitLFSPointer: "a Git LFS pointer, not the image itself: run `git lfs pull`"
    case .unsupported(.svg): "SVG has no pixels of its own; use PNG, JPEG, WebP or GIF here"
    case .unsupported(let kind): "\(kind.name) is not supported as an image; use PNG, JPEG, WebP, GIF or SVG"
    case .notPNG(let kind): "a \(kind.name) file, not PNG"
    case .cutOff(let kind): "the \(kind.name) file is cut off: it ends before the image does"
    case .tooLarge(let width, let height): "too large: \(width) × \(height) pixels"
    case .fileTooLarge(let bytes): "too large: the file has \(bytes) bytes"
    case .broken(let kind, let what): "the \(kind.name) file is broken: \(what)"
    case .outOfMemory: "not enough memory for the image"
    }
  }
}
