import UIKit

protocol CookingTimerWireframeInterface: WireframeInterface {
    func close()
}

protocol CookingTimerViewInterface: ViewInterface {
    func show(seconds: Int)
}

protocol CookingTimerPresenterInterface: PresenterInterface {
    func viewDidLoad()
    func didTapClose()
}
