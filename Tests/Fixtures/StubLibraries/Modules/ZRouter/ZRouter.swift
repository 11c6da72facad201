import UIKit

public typealias ViewRouteConfig = ZIKViewRouteConfiguration

// MARK: - What is of ZIKRouter, which is written in Objective-C

public protocol ZIKRoutableView {}

open class ZIKViewRouteConfiguration: NSObject {}

open class ZIKViewRemoveConfiguration: NSObject {}

@MainActor open class ZIKViewRouter<Destination: AnyObject, RouteConfig: ZIKViewRouteConfiguration>: NSObject {
    public private(set) weak var destination: Destination?

    public init?(
        configuring: (RouteConfig) -> Void, removing: ((ZIKViewRemoveConfiguration) -> Void)? = nil
    ) {}

    open class func registerRoutableDestination() {}
    open func destination(with configuration: RouteConfig) -> Destination? { nil }
    open func prepareDestination(_ destination: Destination, configuration: RouteConfig) {}
    public func attachDestination(_ destination: Destination?) {}
    public class func registerExclusiveView(_ viewClass: AnyClass) {}
}

// MARK: - Protocols by which modules are found

extension ZIKViewRouter {
    public static func register<Protocol>(_ routableView: RoutableView<Protocol>) {}
}

// MARK: - Adapters

public struct RoutableView<Protocol> {
    public init(declaredProtocol: Protocol.Type) {}
}

public struct RoutableViewModule<Protocol> {
    public init(declaredProtocol: Protocol.Type) {}
}

public struct RoutableService<Protocol> {
    public init(declaredProtocol: Protocol.Type) {}
}

open class ZIKViewRouteAdapter: ZIKViewRouter<AnyObject, ZIKViewRouteConfiguration> {
    public static func register<Adapter, Adaptee>(
        adapter: RoutableView<Adapter>, forAdaptee adaptee: RoutableView<Adaptee>
    ) {}
    public static func register<Adapter, Adaptee>(
        adapter: RoutableViewModule<Adapter>, forAdaptee adaptee: RoutableViewModule<Adaptee>
    ) {}
}

@MainActor open class ZIKServiceRouteAdapter: NSObject {
    open class func registerRoutableDestination() {}
    public static func register<Adapter, Adaptee>(
        adapter: RoutableService<Adapter>, forAdaptee adaptee: RoutableService<Adaptee>
    ) {}
}
