/// Why a file could not be read as source.
public enum ReadError: Error, Equatable, CustomStringConvertible {
    case invalidUTF8(path: String, line: Int)
    case empty(path: String)
    case syntax(path: String, line: Int, message: String)
    case notReproduced(path: String)
    case tooDeep(path: String, line: Int)

    public var description: String {
        switch self {
        case .invalidUTF8(let path, let line):
            "\(path):\(line): the file is not valid UTF-8; convert it first, for example with iconv"
        case .empty(let path):
            "\(path): the file is empty, there is nothing to read"
        case .syntax(let path, let line, let message):
            "\(path):\(line): syntax error: \(message); mend it first, a file with syntax errors is not touched"
        case .notReproduced(let path):
            "\(path): the parser does not give the file back unchanged, so it is not touched"
        case .tooDeep(let path, let line):
            "\(path):\(line): the code is nested too deeply here to be read; take parts of it out into names of their own"
        }
    }
}
