import SwiftUI
import UIKit

/// The screen of the Cart module in SwiftUI, which keeps the controller.
@MainActor
struct CartView: UIViewControllerRepresentable {
    let makeController: () -> CartViewController

    func makeUIViewController(context: Context) -> CartViewController { makeController() }

    func updateUIViewController(_ controller: CartViewController, context: Context) {}
}

extension CartModuleBuilder {
    /// The screen with its module; the controller is made when SwiftUI shows it.
    static func build() -> some View {
        CartView {
            buildController()
        }
    }
}
