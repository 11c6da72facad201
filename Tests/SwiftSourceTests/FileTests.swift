import Refactor
import SwiftSource
import Testing

@Suite struct FileTests {
    @Test func importsKeepTheirTextAndPlace() throws {
        let facts = try read(
            """
            // licence
            import UIKit // views
            @testable import Kit
            import class Foundation.NSObject
            #if canImport(Combine)
            import Combine
            #endif
            """)
        #expect(facts.imports.map(\.module) == ["UIKit", "Kit", "Foundation", "Combine"])
        #expect(facts.imports.map(\.line) == [2, 3, 4, 6])
        #expect(facts.imports.map(\.text)[1...2] == ["@testable import Kit", "import class Foundation.NSObject"])
        #expect(facts.imports.map(\.isConditional) == [false, false, false, true])
    }

    @Test func typesHaveAttributesInheritanceAndGenerics() throws {
        let facts = try read(
            """
            /// The screen.
            @MainActor
            @objc(Login)
            public final class LoginController<Model: P>: UIKit.UIViewController, @unchecked Sendable, A.B {
            }

            extension LoginController: UITableViewDelegate {}
            fileprivate enum `Type` {}
            """)
        let type = try #require(facts.types.first)
        #expect(type.name == "LoginController")
        #expect(type.attributes == ["MainActor", "objc(Login)"])
        #expect(type.modifiers == ["public", "final"])
        #expect(type.access == .public)
        #expect(type.inherits == ["UIViewController", "Sendable", "A.B"])
        #expect(type.generics == ["Model"])
        #expect(type.line == 2 && type.endLine == 5)
        #expect(facts.file.text(type.range).hasPrefix("/// The screen."))
        #expect(facts.types.map(\.keyword) == [.class, .extension, .enum])
        #expect(facts.types.map(\.name) == ["LoginController", "LoginController", "Type"])
    }

    @Test func globalsAreWhatTheFileDeclaresOutside() throws {
        let facts = try read(
            """
            private let limit = 3, rate = 2.0
            func `default`() {}
            typealias Done = () -> Void
            #if DEBUG
            var (a, b) = (1, 2)
            #endif
            private struct Row { fileprivate var height = 1; private var hidden = 2 }
            fileprivate extension String { var trimmed: String { self } }
            extension Int { fileprivate func half() {}; func twice() {} }
            """)
        let picture = facts.globals.map { global in
            let owner = global.owner.map { " of \($0)" } ?? ""
            return "\(global.access) \(global.keyword)\(owner) \(global.name)\(global.isTopLevel ? "" : " inside")"
        }
        #expect(
            picture == [
                "private var limit", "private var rate", "internal func default", "internal typealias Done",
                "internal var a", "internal var b", "private struct Row", "fileprivate member of Row height inside",
                "fileprivate member of String trimmed inside", "fileprivate member of Int half inside",
            ])
    }

    @Test func marksInAllTheirSpellings() throws {
        try expectMarks(
            """
            «// MARK: One»
            class A {
                «// MARK: - Two»
                «//MARK: Three»
                «//MARK:-Four»
                «/* MARK: Five */»
                «/* MARK: - Six */» var a = 1
                «// MARK: -»
                «// MARK:»
                «//MARK»
                «//  MARK:   Seven  »
                «// MARK: - Eight -»
                «/// MARK: Nine»
                «// MARK - Ten»
                «// MARK: 网络 👍»
                // TODO: MARK: no
                // FIXME: no
                // MARK the spot
                // MARKER: no
                // mark: no
                func b() {
                    «// MARK: Inside»
                    let s = "// MARK: text"
                }
                #if DEBUG
                «// MARK: Debug»
                #endif
            }
            """,
            [
                "One", "Two", "Three", "Four", "Five", "Six", "", "", "", "Seven", "Eight", "Nine", "Ten", "网络 👍",
                "Inside", "Debug",
            ])
    }

    @Test func marksInWindowsFilesEndBeforeTheLineBreak() throws {
        try expectMarks("class A {\r\n    «// MARK: - One»\r\n    var a = 1\r\n}\r\n", ["One"])
    }
}
