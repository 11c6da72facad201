import Refactor
import SwiftSource
import TestSupport
import Testing

/// What holds for the body of every member of our own sources.
@Suite struct BodyPropertyTests {
    private static let paths =
        PackageRoot.files(below: "samples", endings: ["swift"])
        + PackageRoot.files(below: "Tests/Fixtures/HardControllers", endings: ["swift"])

    @Test(arguments: paths) func treesAreSound(_ path: String) throws {
        let facts = try read(try PackageRoot.text(of: path), path: path)
        for member in facts.types.flatMap(\.members) {
            expectReceivers(of: member, in: facts.file)
            guard let body = member.tree else { continue }
            expectNesting(of: body.block, in: facts.file)
            expectLocals(of: body, of: member, in: facts.file)
        }
    }

    @Test func everyMethodHasATree() throws {
        #expect(Self.paths.count > 3)
        let members = try Self.paths.flatMap { path in
            try read(try PackageRoot.text(of: path), path: path).types.filter { $0.keyword == .class }
                .flatMap(\.members)
        }
        #expect(members.filter { $0.kind == .method && $0.tree == nil && $0.body != nil }.map(\.id) == [])
        #expect(members.filter { $0.kind == .method && $0.body == nil && $0.tree != nil }.map(\.id) == [])
    }

    private func expectNesting(of block: BlockFact, in file: SourceFile) {
        var end = block.range.lowerBound
        var wholeEnd = block.range.lowerBound
        for statement in block.statements {
            let place = "\(file.path):\(statement.line)"
            #expect(
                end <= statement.range.lowerBound && statement.range.upperBound <= block.range.upperBound, "\(place)")
            #expect(wholeEnd <= statement.whole.lowerBound, "\(place)")
            #expect(statement.whole.upperBound <= block.range.upperBound, "\(place)")
            #expect(statement.whole.lowerBound <= statement.range.lowerBound, "\(place)")
            #expect(statement.whole.upperBound >= statement.range.upperBound, "\(place)")
            #expect(file.line(at: statement.range.lowerBound) == statement.line)
            (end, wholeEnd) = (statement.range.upperBound, statement.whole.upperBound)
            var inner = statement.range.lowerBound
            for block in statement.blocks {
                #expect(
                    inner <= block.range.lowerBound && block.range.upperBound <= statement.range.upperBound, "\(place)")
                inner = block.range.upperBound
                expectNesting(of: block, in: file)
            }
        }
    }

    private func expectLocals(of body: BodyFact, of member: MemberFact, in file: SourceFile) {
        let bare = member.references.filter { $0.base == .none && $0.name != "self" }.map(\.range)
        for local in body.locals {
            for use in local.uses {
                let place = "\(file.path):\(file.line(at: use.range.lowerBound)) \(local.name)"
                #expect(file.text(use.range).filter { $0 != "`" } == local.name, "\(place)")
                #expect(body.block.range.contains(use.range.lowerBound), "\(place)")
                #expect(!bare.contains(use.range), "\(place)")
            }
        }
        let names = Set(body.locals.map(\.name)).subtracting(["error", "newValue", "oldValue", "self"])
        #expect(names.filter { !$0.hasPrefix("$") && !member.localNames.contains($0) } == [])
    }

    private func expectReceivers(of member: MemberFact, in file: SourceFile) {
        for reference in member.references {
            let isOwn = reference.base == .ownSelf || reference.base == .optionalSelf
            #expect((reference.receiver != nil) == isOwn, "\(file.path):\(reference.line)")
            guard let receiver = reference.receiver else { continue }
            #expect(file.text(receiver).hasSuffix("."), "\(file.path):\(reference.line)")
            #expect(receiver.upperBound <= reference.range.lowerBound)
        }
    }
}
