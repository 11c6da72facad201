import Refactor
import Testing

/// Lines of the log go with the code around them.
struct LoggedCodeTests {
    @Test func theLogOfTheSystemGoesAlong() throws {
        let text = """
            import os
            import UIKit

            class PageController: UIViewController {
                let label = UILabel()
                var names: [String] = []

                // MARK: - Loading

                func load(_ url: URL) {
                    os_log("Loading", log: .default, type: .info)
                    URLSession.shared.dataTask(with: url) { data, _, error in
                        if let error {
                            os_log("Failed %{public}@", log: .default, type: .error, error.localizedDescription)
                        } else if let data {
                            UserDefaults.standard.set(data, forKey: "names")
                        }
                    }.resume()
                }

                func show() { label.text = names.joined() }
            }
            """
        let files = try writtenFiles(of: text, pins: ["load(_:)": .interactor], compiles: false)
        let logging = files.filter { $0.value.contains("os_log(") }.keys.sorted()
        #expect(logging == ["PageInteractor.swift"])
    }
}
