import Foundation
import TestSupport
import Testing

/// A temporary folder with a small controller that can be split, for tests that run commands there.
struct Workshop {
    let folder: String

    static let controller = """
        import UIKit

        /// Shows a list of names.
        final class NamesController: UIViewController {
            private let label = UILabel()
            private let session = URLSession.shared

            override func viewDidLoad() {
                super.viewDidLoad()
                loadNames { [weak self] names in
                    self?.label.text = names
                }
            }

            // MARK: - Networking

            private func loadNames(completion: @escaping (String) -> Void) {
                let url = URL(fileURLWithPath: "names.json")
                session.dataTask(with: url) { data, _, _ in
                    UserDefaults.standard.set(data, forKey: "names")
                    completion(String(decoding: data ?? Data(), as: UTF8.self))
                }.resume()
            }
        }

        """

    /// Runs a test in a new one.
    static func run(_ body: (Workshop) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try TestSupport.write(controller, to: folder + "/NamesController.swift")
            try body(Workshop(folder: folder))
        }
    }

    func write(_ text: String, to name: String) throws { try TestSupport.write(text, to: folder + "/" + name) }

    func read(_ name: String) throws -> String { try TestSupport.read(folder + "/" + name) }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: folder + "/" + name) }

    func refactor(_ arguments: String..., environment: [String: String] = [:]) throws -> ProcessRun {
        try RefactorTool.run(arguments, in: folder, environment: environment)
    }

    /// Writes the plan file of the controller, with one text replaced by another.
    func writePlan(replacing old: String = "", with new: String = "") throws {
        let run = try refactor("plan", "NamesController.swift", "--only", "all", "-o", "names.plan.yml")
        try #require(run.status == 0, "\(run.errorOutput)")
        let text = try read("names.plan.yml")
        try #require(old.isEmpty || text.contains(old), "\(text)")
        if !old.isEmpty, let range = text.range(of: old) {
            try write(text.replacingCharacters(in: range, with: new), to: "names.plan.yml")
        }
    }

    /// The line of the plan file that holds a text.
    func planLine(of text: String) throws -> Int {
        let lines = try read("names.plan.yml").split(separator: "\n", omittingEmptySubsequences: false)
        return try #require(lines.firstIndex { $0.contains(text) }) + 1
    }
}
