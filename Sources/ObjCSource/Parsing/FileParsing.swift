/// The file and what stands at its top level.
extension Parser {
    /// Everything. The root covers all tokens.
    mutating func file() {
        var children = NodeList()
        while at < limit {
            if isLinkage() {
                at = here == .externWord ? at + 3 : at + 1
                while here != .leftBrace, here != .end, at < limit, code(at - 1) != .leftBrace { at += 1 }
                if code(at - 1) != .leftBrace { _ = accept(.leftBrace) }
                continue
            }
            if here == .rightBrace {
                at += 1
                continue
            }
            let start = at
            add(topLevel(), to: &children)
            if at == start { at += 1 }
        }
        nodes.append(SyntaxNode(kind: .file, first: 0, last: Int32(tokens.count - 1), firstChild: children.first))
    }

    /// `extern "C" {` and `namespace a {`: what they hold counts as top level.
    private func isLinkage() -> Bool {
        if here == .externWord { return next == .string && code(at + 2) == .leftBrace }
        guard here == .namespaceWord else { return false }
        var index = at + 1
        while code(index).isName || isScope(index) { index += isScope(index) ? 2 : 1 }
        return code(index) == .leftBrace
    }

    private mutating func topLevel() -> Int32 {
        switch here {
        case .atInterface: return classDeclaration(.interface)
        case .atImplementation: return classDeclaration(.implementation)
        case .atProtocol:
            return isForwardProtocol() ? list(.forwardDeclaration) : classDeclaration(.protocolDeclaration)
        case .atClass: return list(.forwardDeclaration)
        case .atImport: return list(.moduleImport)
        case .atEnd, .minus, .plus, .atProperty, .atSynthesize, .atDynamic, .atMark: return strayMember()
        case .atOther:
            return list(.macroCall)
        case .templateWord: return template()
        default: return external()
        }
    }

    /// A member outside of a class: the head of its class was not read.
    private mutating func strayMember() -> Int32 {
        let start = at
        at += 1
        skipDamagedExternal()
        return make(.unparsed, from: start)
    }

    private func isForwardProtocol() -> Bool {
        guard next.isWord else { return false }
        var index = at + 2
        while code(index) == .comma, code(index + 1).isWord { index += 2 }
        return code(index) == .semicolon
    }

    /// `@class A, B;`, `@dynamic a, b;`, `@import UIKit.UIView;`: names up to the semicolon.
    mutating func list(_ kind: SyntaxKind) -> Int32 {
        let start = at
        at += 1
        var children = NodeList()
        while here != .semicolon, here != .end, !isMemberStart(at), !here.isClosing {
            if here == .less {
                at = typeArguments(at) ?? at + 1
            } else if here.isWord {
                add(take(.name), to: &children)
            } else if here.isOpening {
                at = behind(at) ?? at + 1
                if kind == .macroCall { break }
            } else {
                at += 1
            }
        }
        _ = accept(.semicolon)
        return make(kind, from: start, children)
    }

    /// C++ that is not read: `template <…> …` and `using …;`.
    private mutating func template() -> Int32 {
        let start = at
        at += 1
        skipDamagedExternal()
        return make(.unparsed, from: start)
    }
}
