import UIKit

public protocol Buildable: AnyObject {}

open class Builder<DependencyType>: Buildable {
    public let dependency: DependencyType
    public init(dependency: DependencyType) { self.dependency = dependency }
}

public protocol Dependency: AnyObject {}

public protocol EmptyDependency: Dependency {}

open class Component<DependencyType>: Dependency {
    public let dependency: DependencyType
    public init(dependency: DependencyType) { self.dependency = dependency }
}

open class EmptyComponent: EmptyDependency {
    public init() {}
}

public protocol InteractorScope: AnyObject {
    var isActive: Bool { get }
}

public protocol Interactable: InteractorScope {
    func activate()
    func deactivate()
}

open class Interactor: Interactable {
    public final var isActive: Bool { false }
    public init() {}
    public final func activate() {}
    open func didBecomeActive() {}
    public final func deactivate() {}
    open func willResignActive() {}
}

open class PresentableInteractor<PresenterType>: Interactor {
    public let presenter: PresenterType
    public init(presenter: PresenterType) { self.presenter = presenter }
}

public protocol Presentable: AnyObject {}

public protocol RouterScope: AnyObject {}

public protocol Routing: RouterScope {
    var interactable: Interactable { get }
    var children: [Routing] { get }
    func load()
    func attachChild(_ child: Routing)
    func detachChild(_ child: Routing)
}

open class Router<InteractorType>: Routing {
    public let interactor: InteractorType
    public let interactable: Interactable
    public final var children: [Routing] = []
    public init(interactor: InteractorType) { fatalError() }
    public final func load() {}
    open func didLoad() {}
    public final func attachChild(_ child: Routing) {}
    public final func detachChild(_ child: Routing) {}
}

public protocol ViewableRouting: Routing {
    var viewControllable: ViewControllable { get }
}

open class ViewableRouter<InteractorType, ViewControllerType>: Router<InteractorType>, ViewableRouting {
    public let viewController: ViewControllerType
    public let viewControllable: ViewControllable
    public init(interactor: InteractorType, viewController: ViewControllerType) { fatalError() }
}

public protocol ViewControllable: AnyObject {
    var uiviewController: UIViewController { get }
}

extension ViewControllable where Self: UIViewController {
    public var uiviewController: UIViewController { self }
}
