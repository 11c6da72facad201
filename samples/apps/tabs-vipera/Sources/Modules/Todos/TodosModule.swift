import UIKit

class TodosModule {

    func buildDefault() -> UIViewController {
        let view = TodosDefaultView()
        let interactor = TodosDefaultInteractor(contentService: App.shared.contentService)
        let presenter = TodosDefaultPresenter()

        view.presenter = presenter

        presenter.view = view
        presenter.interactor = interactor

        interactor.presenter = presenter

        return view
    }
}
