/// Widths of text in a Helvetica-like face, the same on every machine.
package struct TextMetrics: Sendable {
    package let size: Double
    package let isBold: Bool

    package init(size: Double, isBold: Bool = false) {
        self.size = size
        self.isBold = isBold
    }

    package func width(of text: String) -> Double {
        text.reduce(0) { $0 + width(of: $1) }
    }

    /// As many of the first characters as fit.
    package func prefix(of text: String, within limit: Double) -> String {
        var room = limit
        return String(
            text.prefix { character in
                room -= width(of: character)
                return room >= 0
            })
    }

    /// The text, or its two ends around an ellipsis where it is wider than the limit.
    package func shortened(_ text: String, to limit: Double) -> String {
        guard width(of: text) > limit else { return text }
        let ellipsis: Character = "…"
        var room = limit - width(of: ellipsis)
        let characters = Array(text)
        var front = 0
        var back = characters.count
        // The front gets a character more than the back: names differ at both ends, and are read from the front.
        while front < back {
            let isFront = front <= characters.count - back
            let next = width(of: isFront ? characters[front] : characters[back - 1])
            guard next <= room else { break }
            room -= next
            if isFront { front += 1 } else { back -= 1 }
        }
        return String(characters[..<front]) + String(ellipsis) + String(characters[back...])
    }

    /// The text in lines that fit; a word that does not is shortened.
    package func wrapped(_ text: String, to limit: Double) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ").map({ shortened(String($0), to: limit) }) {
            if let last = lines.last, width(of: last + " " + word) <= limit {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }

    private func width(of character: Character) -> Double {
        let widest = character.unicodeScalars.map { Self.thousandths(of: $0) }.max() ?? 0
        return Double(widest) / 1000 * size * (isBold ? 1.08 : 1)
    }

    private static func thousandths(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 32...126: helvetica[Int(scalar.value) - 32]
        case 0..<32, 0x300...0x36F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x11FF, 0x2E80...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60: 1000
        case 0x2190...0x2BFF: 1000
        case 0x1F000...: 1250
        case 0x2026: 1000
        case 0xB7: 278
        default: 640
        }
    }

    /// The widths of the printable ASCII characters, from the space to the tilde.
    private static let helvetica = [
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
        556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
        1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
        333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
        556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
    ]
}
