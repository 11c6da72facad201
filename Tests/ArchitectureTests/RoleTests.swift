import SwiftSyntax
import Testing

/// What a role may do is data (`RoleCapabilities`): what cuts methods and judges code asks that, and names no role.
struct RoleTests {
    private static let files = [
        "Crossing/CodeLegality", "Slicing/CutRules", "Slicing/Cutter", "Slicing/EarlyValues", "Slicing/HandedValues",
        "Slicing/Place", "Slicing/SlicingRound",
    ]
    private static let roles: Set<String> = ["entity", "interactor", "presenter", "router", "service", "view"]

    @Test(arguments: files) func whatCutsMethodsNamesNoRole(_ name: String) throws {
        let file = try SourceText(path: "Sources/Refactor/\(name).swift")
        #expect(roleNames(in: file) == [])
    }

    @Test func aRoleIsFoundWhereItIsNamed() throws {
        #expect(roleNames(in: try SourceText(path: "Sources/Refactor/Controller/RoleCapabilities.swift")) != [])
    }

    /// `.view` and the like behind nothing or behind the type; `legality.views` is another word.
    private func roleNames(in file: SourceText) -> [String] {
        file.nodes(MemberAccessExprSyntax.self).filter { access in
            let isBare = access.base == nil || access.base?.trimmedDescription == "Role"
            return isBare && Self.roles.contains(access.declName.baseName.text)
        }.map(file.place)
    }
}
