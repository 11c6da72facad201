import Foundation
import Refactor
import Testing

@testable import ObjCSource

/// Damaged sources never crash the reader, never hold it up, and always keep their bytes.
struct FuzzTests {
    @Test func tenThousandDamagedSourcesAreRead() {
        var damage = Damager(seed: 3)
        let seeds = FuzzSeeds.all.map { Array($0.utf8) }
        for round in 0..<10_000 {
            let bytes = damage.damaged(seeds[round % seeds.count], round: round)
            let start = DispatchTime.now().uptimeNanoseconds
            let tree = tolerantTree(of: SourceFile(path: round % 5 == 0 ? "A.mm" : "A.m", bytes: bytes))
            let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
            #expect(seconds < 2, "round \(round) took \(seconds) s")
            guard let fault = TreeFaults(tree: tree).first else { continue }
            Issue.record("round \(round): \(fault)\n\(String(decoding: bytes, as: UTF8.self))")
            return
        }
    }

    @Test func randomBytesAreTokens() {
        var damage = Damager(seed: 5)
        for _ in 0..<300 {
            let bytes = (0..<400).map { _ in UInt8(damage.number(below: 256)) }
            #expect(TreeFaults(tree: tolerantTree(of: SourceFile(path: "A.m", bytes: bytes))).first == nil)
        }
    }

    @Test(arguments: [
        "(", "[", "{", "^{", "@[", "if (a) ", "a ? ", "!", "[a b:^{", "do ", "-", "x = ", "id<", "a.b->c[", "else ",
    ])
    func deepNestingIsGivenUp(_ piece: String) {
        let source =
            "@implementation A\n- (void)f {\n" + String(repeating: piece, count: 4_000) + "\n}\n- (void)g {}\n@end"
        let start = DispatchTime.now().uptimeNanoseconds
        let tree = tolerantTree(of: SourceFile(path: "A.m", text: source))
        #expect(TreeFaults(tree: tree).first == nil)
        #expect(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9 < 5)
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            ("f(^{ ", " }; );"), ("f(^{ ", " } 1, 2; );"), ("int z = ({ enum { A = ", " } b; 1; });"),
            ("((((", "))))"), ("[a b:", "]"), ("{ ", " }"), ("^{ a(", "); }"), ("@[", "]"), ("if (a) { ", " }"),
            ("f(^(int a) { ", " });"),
        ])
    func balancedNestingIsReadOrGivenUp(open: String, close: String) {
        let source =
            "void f(void) {\n" + String(repeating: open, count: 3_000) + String(repeating: close, count: 3_000) + "\n}"
        #expect(TreeFaults(tree: tolerantTree(of: SourceFile(path: "A.m", text: source))).first == nil)
    }
}
