import Foundation

/// What `ProfileEditorController` asks of `ProfileEditorViewPresenter`.
@MainActor
protocol ProfileEditorViewDataSource: AnyObject {
    var birthdayFormatter: DateFormatter { get set }
    var draft: ProfileEditorController.Profile? { get }

    func text(for error: ProfileEditorController.ValidationError) -> String
    func countryName(_ code: String) -> String
}
