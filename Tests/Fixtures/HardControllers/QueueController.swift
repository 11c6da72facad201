// swift-format-ignore-file
import UIKit
import Foundation

/// Work on other threads, where the compiler asks whose actor a class is on.
class QueueController: UIViewController {
    let label = UILabel()
    private let queue = DispatchQueue(label: "rows")
    private var rows: [String] = []
    private var isLoading = false
    private var count = 0

    @objc func reloadTapped() {
        label.text = "…"
        isLoading = true
        queue.async { [weak self] in
            let found = (0..<9).map { "row \($0)" }
            DispatchQueue.main.async { self?.finish(found) }
        }
    }

    private func finish(_ found: [String]) {
        rows = found
        isLoading = false
        UserDefaults.standard.set(found, forKey: "rows")
        label.text = found.first
    }

    @objc func countTapped() {
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) { [weak self] in
            guard let self = self, self.rows.count > 0 else { return }
            self.count += self.rows.count
            self.store()
        }
    }

    private func store() {
        UserDefaults.standard.set(count, forKey: "count")
        label.text = "\(count)"
    }
}
