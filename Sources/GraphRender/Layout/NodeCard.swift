/// The text on a node, broken into lines, and the size that it needs.
package struct NodeCard: Sendable {
    package static let captionText = TextMetrics(size: 9.5)
    package static let detailText = TextMetrics(size: 11)
    package static let maximumWidth = 210.0

    package let caption: String
    package let labelLines: [String]
    package let detailLines: [String]
    package let labelText: TextMetrics
    package let insets: Insets
    package let size: Size

    package init(_ node: Node) {
        let labelText = TextMetrics(size: node.kind == .protocolPort ? 11.5 : 13, isBold: true)
        let caption = Self.captionText.shortened((node.caption ?? node.kind.caption).singleLine, to: Self.maximumWidth)
        let labelLines = Self.wrapped(node.label.singleLine, with: labelText)
        let detailLines = Self.details(node.lines)
        let widths =
            labelLines.map(labelText.width(of:)) + detailLines.map(Self.detailText.width(of:))
            + [Self.captionText.width(of: caption), RoleMarkSizes.width(of: node.roles.count)]
        let lineHeights =
            Self.captionHeight + Double(labelLines.count) * Self.labelHeight(labelText)
            + Double(detailLines.count) * Self.detailHeight + (node.roles.isEmpty ? 0 : RoleMarkSizes.height)
        insets = node.kind.shape.insets
        size =
            node.fixedSize
            ?? Size(
                width: ((widths.max() ?? 0) + insets.left + insets.right).rounded(.up),
                height: (lineHeights + insets.top + insets.bottom).rounded(.up)
            )
        self.caption = caption
        self.labelLines = labelLines
        self.detailLines = detailLines
        self.labelText = labelText
    }

    package static let captionHeight = 12.0
    package static let detailHeight = 15.0

    package static func labelHeight(_ text: TextMetrics) -> Double {
        text.size + 4
    }

    /// At most four lines, each shortened to the width of a card.
    private static func details(_ lines: [String]) -> [String] {
        let shown = lines.prefix(4).map { detailText.shortened($0.singleLine, to: maximumWidth) }
        return lines.count > 4 ? shown.dropLast() + ["and \(lines.count - 3) more"] : shown
    }

    /// One line, or two that part between words, or two with the middle of the name left out.
    private static func wrapped(_ label: String, with text: TextMetrics) -> [String] {
        guard text.width(of: label) > maximumWidth else { return [label] }
        func widest(_ place: String.Index) -> Double {
            max(text.width(of: String(label[..<place])), text.width(of: String(label[place...])))
        }
        guard let middle = label.wordBreaks.min(by: { widest($0) < widest($1) }), widest(middle) <= maximumWidth else {
            return halves(of: label, with: text)
        }
        return [String(label[..<middle]), String(label[middle...])]
    }

    /// As much of the front as fits on one line, and of the back on the next.
    private static func halves(of label: String, with text: TextMetrics) -> [String] {
        let front = text.prefix(of: label, within: maximumWidth)
        let rest = String(label.dropFirst(front.count))
        guard text.width(of: rest) > maximumWidth else { return [front, rest] }
        let back = text.prefix(of: String(rest.reversed()), within: maximumWidth - text.size)
        return [front, "…" + String(back.reversed())]
    }
}

extension String {
    /// The text with line ends and tabs as spaces.
    package var singleLine: String {
        String(map { $0.isNewline || $0 == "\t" ? " " : $0 })
    }

    /// The places where a new word begins: at a capital after a small letter, and after a separator.
    fileprivate var wordBreaks: [Index] {
        zip(indices, indices.dropFirst()).compactMap { previous, current in
            let isCamel = self[previous].isLowercase && self[current].isUppercase
            let isSeparated = " ._-/+:".contains(self[previous])
            return isCamel || isSeparated ? current : nil
        }
    }
}
