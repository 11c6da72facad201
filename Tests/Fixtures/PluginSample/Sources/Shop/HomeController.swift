import UIKit

/// A controller that has something to move and to mark; the plugin builds nothing of it.
final class HomeController: UIViewController {
    private func load() {
        URLSession.shared.dataTask(with: URL(fileURLWithPath: "home.json")) { data, _, _ in
            UserDefaults.standard.set(data, forKey: "home")
        }.resume()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        load()
    }

    private let label = UILabel()
}
