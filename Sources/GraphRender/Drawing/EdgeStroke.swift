/// The line of an edge and the marks at its ends; the colour comes from the group around it.
package struct EdgeStroke {
    package let kind: EdgeKind
    package let path: EdgePath

    package var markup: String {
        let style = kind.style
        let tail = mark(style.tail, from: path.chains.first?.first, to: path.tailTip)
        let head = mark(style.head, from: path.chains.last?.last, to: path.headTip)
        let data = data(tail: tail, head: head)
        var strokes = "<path class=\"line\" d=\"\(data)\"\(attributes(style.line))/>"
        if style.line == .double {
            strokes += "<path class=\"core\" d=\"\(data)\" stroke=\"\(Palette.light.box)\" stroke-width=\"1.6\"/>"
        }
        return strokes + (tail?.markup ?? "") + (head?.markup ?? "")
    }

    private func mark(_ mark: EdgeMark, from start: Point?, to tip: Point?) -> MarkDrawing? {
        guard let start, let tip else { return nil }
        return MarkDrawing(mark, from: start, to: tip)
    }

    private func data(tail: MarkDrawing?, head: MarkDrawing?) -> String {
        var commands: [String] = []
        for (index, chain) in path.chains.enumerated() {
            guard let first = chain.first else { continue }
            if index == 0, let tail {
                commands.append("M\(tail.joint.data)L\(first.data)")
            } else {
                commands.append("M\(first.data)")
            }
            commands.append("C" + chain.dropFirst().map(\.data).joined(separator: " "))
        }
        if let head {
            commands.append("L\(head.joint.data)")
        }
        return commands.joined()
    }

    private func attributes(_ line: EdgeLine) -> String {
        switch line {
        case .dashDotted: " stroke-width=\"1.4\" stroke-dasharray=\"7 3 1.5 3\""
        case .dashed: " stroke-width=\"1.3\" stroke-dasharray=\"6 4\""
        case .dotted: " stroke-width=\"1.2\" stroke-dasharray=\"1 3.5\" stroke-linecap=\"round\""
        case .double: " stroke-width=\"4\""
        case .shortDashed: " stroke-width=\"1.1\" stroke-dasharray=\"3 2.5\""
        case .solid: " stroke-width=\"1.5\""
        case .thick: " stroke-width=\"2.6\""
        }
    }
}

extension Point {
    fileprivate var data: String { "\(decimal(x)) \(decimal(y))" }
}
