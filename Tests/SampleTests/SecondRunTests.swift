import Foundation
import Refactor
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
        let (emission, faults) = Refactoring.emission(of: second, in: language(of: second), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        #expect(emission.files.map(\.name).sorted() == second.controller.files.map(\.file.name).sorted())
        for file in second.controller.files {
            let view = try #require(emission.files.first { $0.name == file.file.name })
            #expect(view.bytes(from: second.controller.files) == file.file.bytes)
        }
    }

    /// The plan of the view that a plan writes.
    private func secondPlan(of plan: Plan) throws -> Plan {
        let (emission, _) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        let views = emission.files.filter { $0.role == .view }
        return try SampleTests.plan(
            of: views.map { SourceFile(path: $0.name, bytes: $0.bytes(from: plan.controller.files)) })
    }
}
