import Refactor
import SwiftSource
import TestSupport
import Testing

/// Expects that a plan's files pass their own checks and compile with the rest of the samples, without a warning.
@discardableResult
func expectCompiles(
    _ plan: Plan, bodies: Bodies = .move, sourceLocation: SourceLocation = #_sourceLocation
) throws -> Emission {
    let (emission, faults) = Refactoring.emission(of: plan, in: SwiftLanguage(), bodies: bodies)
    #expect(faults.isEmpty, "\(faults.map(\.description))", sourceLocation: sourceLocation)
    let said = try StubUIKit.diagnostics(of: emission.module(of: plan))
    #expect(said.isEmpty, "\(said)", sourceLocation: sourceLocation)
    return emission
}

extension Emission {
    /// Its files with those that the samples share.
    func module(of plan: Plan) throws -> [(name: String, bytes: [UInt8])] {
        let support = try PackageRoot.files(in: "samples/Support").map { path in
            (name: String(path.split(separator: "/").last ?? ""), bytes: Array(try PackageRoot.text(of: path).utf8))
        }
        return files.map { (name: $0.name, bytes: $0.bytes(from: plan.controller.files)) } + support
    }
}
