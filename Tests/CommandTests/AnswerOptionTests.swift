import Foundation
import TestSupport
import Testing

/// `--async` and its key in plan files.
struct AnswerOptionTests {
    private static let controller = """
        import UIKit

        final class OrderController: UITableViewController {
            private let session = URLSession.shared
            private var page = 1
            private var orders: [String] = []

            override func scrollViewDidScroll(_ scrollView: UIScrollView) {
                if scrollView.contentOffset.y > 100 { loadMore() }
            }

            private func loadMore() {
                guard orders.count < 50 else { return }
                page += 1
                loadOrders(page: page) { [weak self] more in
                    self?.append(more)
                }
                loadHints { [weak self] more in
                    self?.append(more)
                }
            }

            private func append(_ more: [String]) {
                orders += more.filter { !$0.isEmpty && !orders.contains($0) }
                tableView.reloadData()
            }

            // MARK: - Networking

            private func loadOrders(page: Int, completion: @escaping ([String]) -> Void) {
                session.dataTask(with: URL(string: "https://shop.example/\\(page)")!) { data, _, _ in
                    DispatchQueue.main.async {
                        completion(data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? [])
                    }
                }.resume()
            }

            private func loadHints(completion: @escaping ([String]) -> Void) {
                guard let url = URL(string: "https://shop.example/hints") else { return }
                session.dataTask(with: url) { data, _, _ in
                    DispatchQueue.main.async {
                        completion(data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? [])
                    }
                }.resume()
            }
        }

        """

    @Test(arguments: [
        ("async-await", "func loadOrders(page: Int) async -> [String]"),
        ("combine", "func loadOrders(page: Int) -> AnyPublisher<[String], Never>"),
        ("callbacks", "func loadOrders(page: Int, completion: @escaping ([String]) -> Void)"),
    ])
    func theProtocolAsksInThatForm(form: String, requirement: String) throws {
        try inFolder { folder in
            let run = try RefactorTool.run(
                ["emit", "OrderController.swift", "--into", "Order", "--only", "all", "--async", form], in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let protocols = try TestSupport.read(folder + "/Order/OrderProtocols.swift")
            #expect(protocols.contains("    \(requirement)\n"), "\(protocols)")
        }
    }

    @Test func thePlanSaysWhatStaysAndWhy() throws {
        try inFolder { folder in
            let run = try RefactorTool.run(
                ["plan", "OrderController.swift", "--only", "all", "--all", "--async", "async-await"], in: folder)
            #expect(run.status == 0)
            #expect(
                run.output.contains(
                    "line 38: 'loadHints' answers as before: it does not certainly answer once"), "\(run.output)")
        }
    }

    @Test func aPlanFileKeepsIt() throws {
        try inFolder { folder in
            let planned = try RefactorTool.run(
                ["plan", "OrderController.swift", "--only", "all", "--async", "combine", "-o", "order.plan.yml"],
                in: folder)
            #expect(planned.status == 0)
            let text = try TestSupport.read(folder + "/order.plan.yml")
            #expect(text.contains("\nasync: combine\nonly: all\nfiles:\n"))
            let emitted = try RefactorTool.run(["emit", "order.plan.yml", "--into", "Order"], in: folder)
            #expect(emitted.status == 0)
            #expect(try TestSupport.read(folder + "/Order/OrderInteractor.swift").contains("Future { promise in"))
        }
    }

    @Test func aWrongFormInAPlanFileIsRefused() throws {
        try inFolder { folder in
            _ = try RefactorTool.run(
                ["plan", "OrderController.swift", "--only", "all", "-o", "order.plan.yml"], in: folder)
            let text = try TestSupport.read(folder + "/order.plan.yml")
            #expect(!text.contains("async:"))
            try TestSupport.write(
                text.replacingOccurrences(of: "files:", with: "async: promises\nfiles:"), to: folder + "/order.plan.yml"
            )
            try expectRefusal(
                ["emit", "order.plan.yml", "--into", "Order"], status: 1,
                saying: "'async' must be async-await, blocks, callbacks or combine", in: folder)
        }
    }

    @Test func objectiveCAnswersAsItDoes() throws {
        try withTemporaryFolder { folder in
            try TestSupport.write(
                "#import <UIKit/UIKit.h>\n@interface AController : UIViewController\n@end\n@implementation AController\n@end\n",
                to: folder + "/AController.m")
            try expectRefusal(
                ["plan", "AController.m", "--async", "combine"], status: 2,
                saying: "--async combine is for Swift; leave it out for Objective-C", in: folder)
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try TestSupport.write(Self.controller, to: folder + "/OrderController.swift")
            try body(folder)
        }
    }
}
