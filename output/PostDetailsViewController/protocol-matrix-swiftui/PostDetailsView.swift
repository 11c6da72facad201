import SwiftUI
import UIKit

/// The screen of the PostDetails module in SwiftUI, which keeps the controller.
@MainActor
struct PostDetailsView: UIViewControllerRepresentable {
    let makeController: () -> PostDetailsViewController

    func makeUIViewController(context: Context) -> PostDetailsViewController { makeController() }

    func updateUIViewController(_ controller: PostDetailsViewController, context: Context) {}
}

extension PostDetailsModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build(post: Post, delegate: PostDetailsDelegate? = nil) -> some View {
        PostDetailsView { [weak delegate] in
            buildController(post: post, delegate: delegate)
        }
    }
}
