import Foundation

final class CookingTimerPresenter {

    // MARK: - Private properties

    private unowned let view: CookingTimerViewInterface
    private let wireframe: CookingTimerWireframeInterface

    private var seconds: Int
    private var timer: Timer?

    // MARK: - Lifecycle

    init(view: CookingTimerViewInterface, wireframe: CookingTimerWireframeInterface, minutes: Int) {
        self.view = view
        self.wireframe = wireframe
        self.seconds = minutes * 60
    }
}

// MARK: - Extensions

extension CookingTimerPresenter: CookingTimerPresenterInterface {

    func viewDidLoad() {
        view.show(seconds: seconds)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] timer in
            guard let self = self, self.seconds > 0 else { return timer.invalidate() }
            self.seconds -= 1
            self.view.show(seconds: self.seconds)
        }
    }

    func didTapClose() {
        timer?.invalidate()
        wireframe.close()
    }
}
