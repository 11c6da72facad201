/// Text made safe for a page: what would be markup is escaped, what commands and is not seen is spelled.
enum PlanPageText {
    /// For element content and for attribute values in double quotes.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            case "\t": result += "\t"
            case _ where isHidden(scalar): result += spelled(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// JSON for a script element: no text in it can end the element.
    static func json(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}": result += "\\u" + hexadecimal(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Control characters, and those that turn the direction of what is read.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        default: ("\u{202A}"..."\u{202E}").contains(scalar) || ("\u{2066}"..."\u{2069}").contains(scalar)
        }
    }

    private static func spelled(_ scalar: Unicode.Scalar) -> String { "‹U+\(hexadecimal(scalar).uppercased())›" }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
