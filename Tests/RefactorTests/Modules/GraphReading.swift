import ObjCSource
import Refactor
import SwiftSource
import Testing

/// The module graph of sources that are given by file name.
func moduleGraph(_ sources: [String: String]) -> ModuleGraph {
    var files: [AppFile] = []
    var interfaces: [InterfaceFile] = []
    for (path, text) in sources.sorted(by: { $0.key < $1.key }) {
        let file = SourceFile(path: path, text: text)
        if path.hasSuffix(".swift") {
            files.append(SwiftLanguage().appFile(of: file))
        } else if path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
            interfaces.append(interfaceFile(file))
        } else {
            files.append(ObjCLanguage().appFile(of: file))
        }
    }
    return ModuleGraph.read(files: files, interfaces: interfaces)
}

/// The same for one Swift file.
func moduleGraph(_ text: String) -> ModuleGraph { moduleGraph(["App.swift": text]) }

extension ModuleGraph {
    /// Its edges as lines: `List -route push-> Detail (via DetailBuilder)`.
    var edgeLines: [String] {
        edges.map { edge in
            "\(edge.from) -\(edge.kind.rawValue) \(edge.label)-> \(edge.to)"
                + (edge.via.isEmpty ? "" : " (via \(edge.via))")
        }
    }

    /// Its modules as lines: `List: view ListView, presenter ListPresenter`.
    var moduleLines: [String] {
        modules.map { module in
            let roles = ModuleRole.allCases.flatMap { role in
                (module.roles[role] ?? []).map { "\(role.rawValue) \($0)" }
            }
            return "\(module.name) (\(module.style)): " + roles.joined(separator: ", ")
        }
    }

    /// Its holds as lines: `ListPresenter -weak-> ListView`.
    var holdLines: [String] { holds.map { "\($0.from) -\($0.strength.rawValue)-> \($0.to)" } }

    /// The style of a module; empty for no such module.
    func style(of name: String) -> String { modules.first { $0.name == name }?.style ?? "" }
}
