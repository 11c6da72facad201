import Foundation
@preconcurrency import Rainbow

/// Standard output and error, with colour where a person reads it.
enum Terminal {
    /// Colour goes to a terminal only, and never under `NO_COLOR`.
    static func chooseColour(toFile: Bool = false) {
        let isSilenced = ProcessInfo.processInfo.environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        Rainbow.enabled = !toFile && isatty(STDOUT_FILENO) == 1 && !isSilenced
    }

    /// The columns that a person sees at once; 80 where nobody tells.
    static var width: Int {
        if let told = ProcessInfo.processInfo.environment["COLUMNS"].flatMap({ Int($0) }) { return clamped(told) }
        var size = winsize()
        let isKnown = isatty(STDOUT_FILENO) == 1 && ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return isKnown && size.ws_col > 0 ? clamped(Int(size.ws_col)) : 80
    }

    /// Nobody reads narrower columns, nor lines that go on and on.
    private static func clamped(_ width: Int) -> Int { min(120, max(40, width)) }

    /// Prints a text: as it is, but to a terminal without letters that would command it.
    static func print(_ text: String) {
        if let call = ServedCall.current { return call.add(text) }
        let shown = isatty(STDOUT_FILENO) == 1 ? shown(text) : text
        FileHandle.standardOutput.write(Data(shown.utf8))
    }

    /// Says a text without colours.
    static func error(_ text: String) {
        FileHandle.standardError.write(Data((shown(Sentence.readable(text), keepsColours: false) + "\n").utf8))
    }

    /// Says what somebody should know, with the name of the program.
    static func remark(_ text: String) { error("refactor: " + text) }

    /// A text whose control characters are spelled, so that no name and no source can command a terminal; line breaks,
    /// tabs and our colours stay.
    static func shown(_ text: String, keepsColours: Bool = true) -> String {
        let scalars = Array(text.unicodeScalars)
        var shown = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            let isBeforeBreak = index + 1 < scalars.count && scalars[index + 1] == "\n"
            let isLineBreak = scalar == "\n" || scalar == "\r" && isBeforeBreak
            if keepsColours, let end = endOfColour(at: index, in: scalars) {
                for kept in scalars[index..<end] { shown.append(kept) }
                index = end
                continue
            }
            if isCommand(scalar), !isLineBreak, scalar != "\t" || !keepsColours {
                for letter in "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars { shown.append(letter) }
            } else {
                shown.append(scalar)
            }
            index += 1
        }
        return String(shown)
    }

    /// Returns true for a character that a terminal obeys and does not show, line breaks among them.
    static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
        commands.contains(scalar.properties.generalCategory)
    }

    private static let commands: Set<Unicode.GeneralCategory> = [.control, .lineSeparator, .paragraphSeparator]

    /// Behind `ESC[31m`, which changes the colour alone.
    private static func endOfColour(at start: Int, in scalars: [Unicode.Scalar]) -> Int? {
        guard scalars[start] == "\u{1b}", start + 1 < scalars.count, scalars[start + 1] == "[" else { return nil }
        var end = start + 2
        while end < scalars.count, scalars[end] == ";" || ("0"..."9").contains(scalars[end]) { end += 1 }
        return end < scalars.count && scalars[end] == "m" ? end + 1 : nil
    }
}
