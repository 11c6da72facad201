import Refactor

/// The place in a file where something went wrong.
struct ErrorPlace: Equatable {
    let file: String
    var line: Int?
    var column: Int?
}

extension CommandError {
    /// The file that it is about.
    var place: ErrorPlace? {
        switch self {
        case .unreadable(let path, _), .notASource(let path), .isDirectory(let path), .unknownFormat(let path, _),
            .unwritable(let path, _), .notADirectory(let path), .notAFile(let path), .isSource(let path),
            .nameTaken(_, let path), .moduleGraph(let path, _), .noModules(let path), .noRules(let path),
            .baseline(let path), .sourceOutsidePlanFolder(let path, _):
            ErrorPlace(file: path)
        case .planFile(let path, let line, _), .titles(let path, let line, _): ErrorPlace(file: path, line: line)
        case .yaml(let path, let line, let column, _): ErrorPlace(file: path, line: line, column: column)
        case .read(let error): error.place
        case .controller(let error): error.place
        case .style(.exists(let path)), .style(.noTemplate(let path, _)): ErrorPlace(file: path)
        default: nil
        }
    }

    /// True if what stands behind its semicolon says what to do.
    var hasHint: Bool {
        switch self {
        case .refused, .unwritable, .incompleteAdapter: false
        default: true
        }
    }
}

extension ReadError {
    fileprivate var place: ErrorPlace {
        switch self {
        case .empty(let path), .notReproduced(let path): ErrorPlace(file: path)
        case .invalidUTF8(let path, let line), .tooDeep(let path, let line), .syntax(let path, let line, _):
            ErrorPlace(file: path, line: line)
        }
    }
}

extension ControllerError {
    fileprivate var place: ErrorPlace? {
        switch self {
        case .noType(let path), .onlyExtensions(_, let path): ErrorPlace(file: path)
        case .swiftUI(_, let path, let line): ErrorPlace(file: path, line: line)
        case .typeNotFound: nil
        }
    }
}
