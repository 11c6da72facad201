import SwiftUI
import UIKit

/// The screen of the Article module in SwiftUI, which keeps the controller.
@MainActor
struct ArticleView: UIViewControllerRepresentable {
    let makeController: () -> ArticleViewController

    func makeUIViewController(context: Context) -> ArticleViewController { makeController() }

    func updateUIViewController(_ controller: ArticleViewController, context: Context) {}
}

extension ArticleModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build() -> some View {
        ArticleView {
            buildController()
        }
    }
}
