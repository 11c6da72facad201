import Refactor
import SwiftSource
import Testing

/// The checks find what marks may never do.
struct MarkFaultsTests {
    private static let source = """
        class A {
            let a = 1
            // why
            let b = 2
            func c() { print(1) }
            #if DEBUG
            func d() {}
            func e() {}
            #endif
        }

        """

    @Test func marksAndOtherPlacesAreAllowed() throws {
        let source = Self.source.replacing("    func c()", with: "\n    // MARK: - Work\n\n    func c()")
        #expect(try faults(source).isEmpty)
    }

    @Test func changesAreFound() throws {
        #expect(try faults(Self.source.replacing("print(1)", with: "print(2)")) == ["lost-bytes", "member-count"])
        #expect(try faults(Self.source.replacing("    // why\n", with: "")) == ["lost-bytes"])
        #expect(try faults(swapped("let a = 1", "let b = 2")) == ["property-order"])
        #expect(try faults(swapped("func d()", "func e()")) == ["condition"])
    }

    private func swapped(_ left: String, _ right: String) -> String {
        Self.source.replacing(left, with: "?").replacing(right, with: left).replacing("?", with: right)
    }

    private func faults(_ text: String) throws -> [String] {
        let old = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: Self.source))
        let new = try SwiftLanguage().facts(of: SourceFile(path: "A.swift", text: text))
        return markFaults(from: old, to: new).map(\.rule).sorted()
    }
}
