import UIKit

protocol RecipeDetailsWireframeInterface: WireframeInterface {
    func openTimer(minutes: Int)
}

protocol RecipeDetailsViewInterface: ViewInterface {
    func show(_ item: RecipeDetailsItem)
}

protocol RecipeDetailsPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func didTapTimer()
}

protocol RecipeDetailsFormatterInterface: FormatterInterface {
    func format(_ detail: RecipeDetail) -> RecipeDetailsItem
}

protocol RecipeDetailsInteractorInterface: InteractorInterface {
    func detail(completion: @escaping (Result<RecipeDetail, Error>) -> Void)
}
