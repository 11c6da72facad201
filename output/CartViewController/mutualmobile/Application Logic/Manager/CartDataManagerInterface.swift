import Foundation

/// What `CartInteractor` asks of `CartDataManager`.
@MainActor
protocol CartDataManagerInterface: AnyObject {
    func restore() -> [CartViewController.Item]
}
