import Refactor
import TestSupport
import Testing

/// The view stays the delegate of a row or of another screen, where the conformance may not leave; what that tells it is the
/// presenter's: one event, and all of its code goes.
struct DelegatedEventTests {
    @Test func theViewTellsThePresenterOfIt() throws {
        let files = try written()
        let view = try #require(files["CartController.swift"])
        #expect(
            view.contains(
                """
                extension CartController: CartRowDelegate {
                    func rowDidTapRemove(_ product: String) {
                        presenter.rowDidTapRemove(product: product)
                    }
                }
                """), "\(view)")
        let presenter = try #require(files["CartPresenter.swift"])
        #expect(
            presenter.contains(
                """
                        guard let index = products.firstIndex(of: product) else { return }
                        products.remove(at: index)
                        interactor.saveCart(products: products)
                        view?.removeRow(at: index)
                """), "\(presenter)")
    }

    /// Where the code of an event cannot leave whole, it is cut like any other of the view's.
    @Test func whatCannotLeaveStays() throws {
        let files = try written {
            $0.replacing("guard let index", with: "super.resignFirstResponder()\n        guard let index")
        }
        #expect(
            files["CartController.swift"]?.contains("super.resignFirstResponder()\n") == true)
    }

    private func written(_ change: (String) -> String = { $0 }) throws -> [String: String] {
        try writtenFiles(
            of: change(Self.controller), named: "CartController",
            pins: ["products": .presenter, "loadProducts()": .presenter],
            app: [SourceFile(path: "App.swift", text: Self.app)])
    }

    private static let app = """
        import UIKit

        @MainActor protocol CartRowDelegate: AnyObject { func rowDidTapRemove(_ product: String) }

        final class CartRow: UIView { weak var delegate: CartRowDelegate? }
        """

    private static let controller = """
        import UIKit

        final class CartController: UIViewController {
            private let label = UILabel()
            private let row = CartRow()
            private var products: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                row.delegate = self
                loadProducts()
            }

            private func loadProducts() {
                products = UserDefaults.standard.stringArray(forKey: "cart") ?? []
                label.text = products.joined(separator: ", ")
            }

            private func removeRow(at index: Int) {
                label.alpha = 0
                label.text = nil
                label.alpha = 1
            }
        }

        extension CartController: CartRowDelegate {
            func rowDidTapRemove(_ product: String) {
                guard let index = products.firstIndex(of: product) else { return }
                products.remove(at: index)
                UserDefaults.standard.set(products, forKey: "cart")
                removeRow(at: index)
            }
        }
        """
}
