import SwiftUI
import UIKit

/// The screen of the Greeting module in SwiftUI, which keeps the controller.
@MainActor
struct GreetingView: UIViewControllerRepresentable {
    let makeController: () -> GreetingViewController

    func makeUIViewController(context: Context) -> GreetingViewController { makeController() }

    func updateUIViewController(_ controller: GreetingViewController, context: Context) {}
}

extension GreetingModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build() -> some View {
        GreetingView {
            buildController()
        }
    }
}
