import SwiftUI
import UIKit

/// The screen of the ProfileEditor module in SwiftUI, which keeps the controller.
@MainActor
struct ProfileEditorView: UIViewControllerRepresentable {
    let makeController: () -> ProfileEditorController

    func makeUIViewController(context: Context) -> ProfileEditorController { makeController() }

    func updateUIViewController(_ controller: ProfileEditorController, context: Context) {}
}

extension ProfileEditorModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build(
        userID: String,
        profile: ProfileEditorController.Profile,
        session: URLSession,
        delegate: ProfileEditorDelegate? = nil
    ) -> some View {
        ProfileEditorView { [weak delegate] in
            buildController(userID: userID, profile: profile, session: session, delegate: delegate)
        }
    }

    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build(name: String, mail: String, delegate: ProfileEditorDelegate? = nil) -> some View {
        ProfileEditorView { [weak delegate] in
            buildController(name: name, mail: mail, delegate: delegate)
        }
    }
}
