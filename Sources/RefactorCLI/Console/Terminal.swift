import Foundation
@preconcurrency import Rainbow

/// Standard output and error, with colour where a person reads it.
enum Terminal {
    /// Colour goes to a terminal only, and never under `NO_COLOR`.
    static func chooseColour(toFile: Bool = false) {
        let isSilenced = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        Rainbow.enabled = !toFile && isatty(STDOUT_FILENO) == 1 && !isSilenced
    }

    static func print(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    static func error(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
