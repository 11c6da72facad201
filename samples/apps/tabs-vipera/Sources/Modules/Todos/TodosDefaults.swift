import UIKit

class TodosDefaultView: UIViewController, TodosView {

    var presenter: TodosPresenter?

    private let list = UITextView()

    override func loadView() {
        self.list.isEditable = false
        self.view = self.list
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Todos"
        self.presenter?.viewDidLoad()
    }

    func display(open: [Todo], done: [Todo]) {
        let lines = open.map { "○ " + $0.title } + done.map { "● " + $0.title }
        self.list.text = lines.joined(separator: "\n")
    }
}

class TodosDefaultPresenter: TodosPresenter {

    var interactor: TodosInteractor?
    weak var view: TodosView?

    func viewDidLoad() {
        self.interactor?.todos { [weak self] result in
            let todos = (try? result.get()) ?? []
            self?.view?.display(open: todos.filter { !$0.completed }, done: todos.filter { $0.completed })
        }
    }
}

class TodosDefaultInteractor: TodosInteractor {

    weak var presenter: TodosPresenter?

    private let contentService: ContentService

    init(contentService: ContentService) {
        self.contentService = contentService
    }

    func todos(_ completion: @escaping Loaded<[Todo]>) {
        self.contentService.todos(completion)
    }
}
