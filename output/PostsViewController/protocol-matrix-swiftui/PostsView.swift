import SwiftUI
import UIKit

/// The screen of the Posts module in SwiftUI, which keeps the controller.
@MainActor
struct PostsView: UIViewControllerRepresentable {
    let makeController: () -> PostsViewController

    func makeUIViewController(context: Context) -> PostsViewController { makeController() }

    func updateUIViewController(_ controller: PostsViewController, context: Context) {}
}

extension PostsModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build() -> some View {
        PostsView {
            buildController()
        }
    }
}
