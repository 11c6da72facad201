import UIKit
import WebKit

class PrivacyViewController: UIViewController {

    private let webView = WKWebView()

    override func loadView() {
        view = webView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Privacy"
        if let url = Bundle.main.url(forResource: "privacy", withExtension: "html") {
            webView.loadFileURL(url, allowingReadAccessTo: url)
        }
    }
}
