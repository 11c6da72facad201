import UIKit

/// Builds the Cart module: what the module needs are its parameters.
@MainActor
enum CartBuilder {
    static func viewController() -> UIViewController {
        let view = CartViewController()
        view.eventHandler = buildView(view)
        return view
    }

    /// Builds the module of a view that exists already, for example one out of a storyboard.
    static func buildView(_ view: CartViewController) -> CartViewEventHandler & CartViewDataSource {
        let wireframe = CartWireframe()
        let interactor = CartInteractor()
        let presenter = CartViewPresenter()
        presenter.view = view
        presenter.interactor = interactor
        presenter.wireframe = wireframe
        interactor.eventHandler = presenter
        interactor.dataSource = presenter
        wireframe.view = view
        return presenter
    }
}
