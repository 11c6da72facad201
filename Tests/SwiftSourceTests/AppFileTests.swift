import Refactor
import SwiftSource
import Testing

/// What the light reader of modules sees in Swift.
struct AppFileTests {
    private func types(_ text: String) -> [AppType] {
        SwiftLanguage().appFile(of: SourceFile(path: "A.swift", text: text)).types
    }

    @Test func headsAndProperties() throws {
        let type = try #require(
            types("final class A<T>: Router<B, C>, D {\n    weak var view: (any V & W)?\n    let list: [Game]\n}").first
        )
        #expect(type.inherits.map(\.names) == [["Router"], ["D"]])
        #expect(type.inherits[0].arguments.map(\.names) == [["B"], ["C"]])
        #expect(type.isGeneric)
        #expect(type.properties.map(\.strength) == [.weak, .strong])
        #expect(type.properties[0].type?.names == ["V", "W"])
        #expect(type.properties[1].type?.isIndirect == true)
        #expect(type.properties.map(\.line) == [2, 3])
    }

    @Test func innerTypesHaveFullNames() {
        #expect(
            types("enum A { struct B { class C {} } }\nextension A.B {}").map(\.name) == ["A", "A.B", "A.B.C", "A.B"])
    }

    @Test(arguments: [
        ("present(B(a: c), animated: true)", "B"), ("let b = x as! B", "B"), ("navigation?.push(try! B.make())", "B"),
        ("a ? show(B()) : hide()", "B"), ("items.forEach { item in show(B(item)) }", "B"), ("show(B.init(x))", "B"),
    ])
    func bodiesNameWhatTheyMake(_ source: String, _ name: String) throws {
        let type = try #require(types("class A { func a() { \(source) } }").first)
        let steps = try #require(type.methods.first?.steps)
        #expect("\(steps)".contains("\"\(name)\""), "\(steps)")
    }

    @Test func defaultsOfParametersAreValues() throws {
        let type = try #require(types("class A { init(service: S = .shared) { self.service = service } }").first)
        let steps = try #require(type.methods.first?.steps)
        #expect(steps.count == 2)
        #expect(steps[0].kind == .local("service", TypeNames("S")))
        #expect(steps[1].kind == .assign(.member(.name("self"), "service")))
    }

    @Test func casesCarryValues() throws {
        let type = try #require(types("enum A { case b, c(Int, d: [E], _ f: G = .h) }").first)
        #expect(type.properties.map { $0.carried.map(\.label) } == [[], ["", "d", ""]])
        #expect(type.properties.last?.carried.map { $0.type?.names } == [["Int"], ["E"], ["G"]])
    }

    @Test func brokenFilesAreReadAsFarAsTheyGo() {
        #expect(types("class A: B {\n func a( {\n}\nclass C {}").contains { $0.name == "A" })
        #expect(types("").isEmpty)
    }
}
