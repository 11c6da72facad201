import Foundation
import ObjCSource
import Refactor
import SwiftSource

/// The parts of a template's code: its types, and which of them plays each role.
struct TemplateParts {
    let language: SourceLanguage
    /// Types with what extensions and implementations add to them, in the order of the files.
    private(set) var types: [AppType] = []
    private(set) var roles: [Role: AppType] = [:]

    init(_ template: ModuleTemplate) {
        language = template.files.contains { $0.path.hasSuffix(".swift") } ? .swift : .objectiveC
        for file in template.files {
            let source = SourceFile(path: file.path, text: file.text)
            switch Paths.ending(of: file.path) {
            case "swift": join(SwiftLanguage().appFile(of: source).types, of: file.path)
            case "h", "m", "mm": join(ObjCLanguage().appFile(of: source).types, of: file.path)
            default: continue
            }
        }
        assign()
    }

    /// The path of what declares a type is kept: that of a header in Objective-C.
    private mutating func join(_ found: [AppType], of path: String) {
        for var type in found {
            type.file = path
            guard let known = types.firstIndex(where: { $0.name == type.name }) else {
                types.append(type)
                continue
            }
            let isDeclared = types[known].keyword != .addition && !types[known].file.isEmpty
            if !isDeclared {
                types[known].keyword = type.keyword
                types[known].file = path
            }
            types[known].inherits += type.inherits.filter { !types[known].inherits.contains($0) }
            types[known].properties += type.properties.filter { property in
                !types[known].properties.contains { $0.name == property.name }
            }
            types[known].methods += type.methods.filter { method in
                guard let other = types[known].methods.firstIndex(where: { $0.name == method.name }) else {
                    return true
                }
                if types[known].methods[other].isRequirement { types[known].methods[other] = method }
                return false
            }
        }
    }

    // MARK: - Roles

    private static let endings: [(String, Role)] = [
        ("ViewController", .view), ("Presenter", .presenter), ("Interactor", .interactor), ("Router", .router),
        ("Wireframe", .router), ("WireFrame", .router), ("Navigator", .router), ("Coordinator", .router),
        ("View", .view), ("ViewModel", .presenter),
    ]

    /// A role is of the first class with the strongest ending.
    private mutating func assign() {
        let classes = types.filter { $0.keyword == .class || $0.keyword == .struct }
        for (ending, role) in Self.endings where roles[role] == nil {
            roles[role] = classes.first { type in
                let name = plain(type.name)
                return name.hasSuffix(ending) && name.contains(ModuleTemplate.module)
                    && !(ending == "View" && name.hasSuffix("ViewModel")) && !makes(type)
            }
        }
    }

    private func plain(_ name: String) -> String {
        for ending in ["Implementation", "Impl", "Imp"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return name
    }

    /// Returns true if a type inherits one of a library that builds.
    private func makes(_ type: AppType) -> Bool { type.inherits.flatMap(\.names).contains("TyphoonAssembly") }

    /// The role of a class, if it has one.
    func role(of name: String) -> Role? { Role.allCases.first { roles[$0]?.name == name } }

    func isProtocol(_ name: String) -> Bool { types.contains { $0.name == name && $0.keyword == .protocol } }

    func adopts(_ type: AppType, _ name: String) -> Bool { type.inherits.contains { $0.names.contains(name) } }

    /// Returns the target of a template's type: the role, and the protocol if it is behind one.
    func target(of type: TypeNames) -> (role: Role, protocolName: String?)? {
        guard !type.isIndirect else { return nil }
        for name in type.names {
            if let role = role(of: name) { return (role, nil) }
            guard isProtocol(name) else { continue }
            if let role = Role.allCases.first(where: { roles[$0].map { adopts($0, name) } ?? false }) {
                return (role, name)
            }
        }
        return nil
    }
}
