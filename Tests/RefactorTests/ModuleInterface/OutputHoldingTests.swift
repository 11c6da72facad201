import Refactor
import SwiftSource
import Testing

/// By what the screen tells its callers goes where the style holds it, if the presenter speaks through it.
struct OutputHoldingTests {
    private static let source = """
            private var count = 0
            private let store = UserDefaults.standard
            weak var delegate: ParcelDelegate?
            @objc private func didTap() { send() }
            private func send() {
                count += 1
                store.set(count, forKey: "count")
                delegate?.parcelDidChange(count)
            }
        """

    private func holder(_ source: String, in style: Style, pins: [String: Role] = ["send()": .presenter]) throws -> Role
    {
        let text = "class ParcelController: UIViewController {\n\(source)\n}\n"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: text))
        let controller = try #require(try controllers(in: [facts]).first)
        let plan = Refactor.plan(controller, style: style, pins: pins)
        let member = try #require(plan.controller.members.first { $0.name == "delegate" })
        return plan.placements[member.index].role
    }

    @Test func thePresenterHoldsItInMostStyles() throws { #expect(try holder(Self.source, in: .viper) == .presenter) }

    @Test func theRouterHoldsItInVipera() throws { #expect(try holder(Self.source, in: .vipera) == .router) }

    @Test func theInteractorHoldsItWhereItIsThePresenterToo() throws {
        #expect(try holder(Self.source, in: .ribs, pins: ["send()": .interactor]) == .interactor)
    }

    @Test func itStaysWhereTheScreenItselfIsPassed() throws {
        let source = Self.source.replacing("parcelDidChange(count)", with: "parcel(self, didChange: count)")
        #expect(try holder(source, in: .viper) == .view)
    }

    @Test func whatAPersonPinsStays() throws {
        #expect(try holder(Self.source, in: .vipera, pins: ["delegate": .view, "send()": .presenter]) == .view)
    }
}
