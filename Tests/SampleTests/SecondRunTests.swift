import Foundation
import Refactor
import SwiftSource
import TestSupport
import Testing

/// What has been split once has nothing more to give.
struct SecondRunTests {
    @Test(arguments: Sample.all)
    func theEmittedViewIsNotSplitAgain(sample: Sample) throws {
        let second = try secondPlan(of: try sample.plan())
        #expect(second.isEmpty && second.crossings.isEmpty && second.widenings.isEmpty)
    }

    @Test(arguments: Sample.all)
    func theEmittedViewStaysAsItIs(sample: Sample) throws {
        let second = try secondPlan(of: try sample.plan())
        let (emission, faults) = Refactoring.emission(of: second, in: SwiftLanguage(), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let view = try #require(emission.files.first)
        #expect(emission.files.count == 1)
        #expect(view.bytes(from: second.controller.files) == second.controller.files.first?.file.bytes)
    }

    /// The plan of the view that a plan writes.
    private func secondPlan(of plan: Plan) throws -> Plan {
        let (emission, _) = Refactoring.emission(of: plan, in: SwiftLanguage(), bodies: .move)
        let view = try #require(emission.files.first { $0.role == .view })
        let bytes = view.bytes(from: plan.controller.files)
        return try SampleTests.plan(of: SourceFile(path: view.name, bytes: bytes))
    }
}
