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
