/// Why no controller could be found in the files.
public enum ControllerError: Error, Equatable, CustomStringConvertible {
    case noType(path: String)
    case typeNotFound(name: String, found: [String])
    case onlyExtensions(name: String, path: String)
    case swiftUI(name: String, path: String, line: Int)

    public var description: String {
        switch self {
        case .noType(let path):
            "\(path): no class found; give a file that declares a view controller"
        case .typeNotFound(let name, let found):
            "no class '\(name)' in the given files; "
                + (found.isEmpty ? "they declare none" : "they declare \(found.joined(separator: ", "))")
        case .onlyExtensions(let name, let path):
            "\(path): only extensions of '\(name)' are here; give the file that declares the class as well"
        case .swiftUI(let name, let path, let line):
            "\(path):\(line): '\(name)' is a SwiftUI view; refactor reads UIKit controllers and views, "
                + "SwiftUI is not supported yet"
        }
    }
}
