import Foundation

/// What `CartInteractor` asks of `CartDataManager`.
@MainActor
protocol CartDataManagerProtocol: AnyObject {
    func restore() -> [CartViewController.Item]
}
