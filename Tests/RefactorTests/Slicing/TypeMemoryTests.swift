import SwiftSource
import Testing

@testable import Refactor

/// Which types a signature may name where the whole app is known.
struct TypeMemoryTests {
    @Test(arguments: [
        "CGRect", "[CGPoint]?", "TimeInterval", "NSRange", "ArraySlice<Int>", "Result<URL, Error>", "UILabel",
        "(CGSize) -> Void", "Parcel", "EnumeratedSequence<[Int]>",
    ])
    func whatSomebodyDeclaresIsKnown(type: String) throws {
        #expect(try Self.type(ofParameter: type) == type)
    }

    @Test(arguments: ["Output", "[Output]", "Result<Output, Error>"])
    func whatNobodyDeclaresIsAParameterOfAnotherType(type: String) throws {
        #expect(try Self.type(ofParameter: type) == nil)
    }

    private static func type(ofParameter type: String) throws -> String? {
        let source = "class ParcelController: UIViewController { func run(value: \(type)) { use(value) } }"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: source))
        let project = projectFacts(of: [SourceFile(path: "Parcel.swift", text: "struct Parcel {}")])
        let controller = try #require(try controllers(in: [facts], named: "ParcelController", project: project).first)
        let member = try #require(controller.members.first)
        let local = try #require(member.fact.tree?.locals.first)
        let types = ExpressionTypes(controller: controller)
        return TypeMemory(
            types: types, controller: controller, classifier: TypeClassifier(controller: controller)
        ).type(of: local, in: member)
    }
}
