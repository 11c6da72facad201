import Foundation

protocol TodosView: AnyObject {
    func display(open: [Todo], done: [Todo])
}

protocol TodosPresenter: AnyObject {
    func viewDidLoad()
}

protocol TodosInteractor {
    func todos(_ completion: @escaping Loaded<[Todo]>)
}
