@_exported import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: CLLocationDegrees
    public var longitude: CLLocationDegrees
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { fatalError() }
}

@objc open class CLLocation: NSObject, @unchecked Sendable {
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {}
    public var coordinate: CLLocationCoordinate2D { fatalError() }
    public var altitude: CLLocationDistance { fatalError() }
    public var horizontalAccuracy: CLLocationAccuracy { fatalError() }
    public var timestamp: Date { fatalError() }
    public func distance(from location: CLLocation) -> CLLocationDistance { fatalError() }
}

@objc public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

@objc open class CLLocationManager: NSObject {
    public override init() {}
    open weak var delegate: CLLocationManagerDelegate?
    open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
    open var distanceFilter: CLLocationDistance = 0
    open var location: CLLocation? { fatalError() }
    open var authorizationStatus: CLAuthorizationStatus { fatalError() }
    open class func locationServicesEnabled() -> Bool { fatalError() }
    open func requestWhenInUseAuthorization() {}
    open func requestAlwaysAuthorization() {}
    open func requestLocation() {}
    open func startUpdatingLocation() {}
    open func stopUpdatingLocation() {}
}

@objc public protocol CLLocationManagerDelegate: AnyObject {
    @objc optional func locationManager(
        _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    @objc optional func locationManager(
        _ manager: CLLocationManager, didFailWithError error: Error)
    @objc optional func locationManager(
        _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    @objc optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

@objc open class CLGeocoder: NSObject {
    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, Error?) -> Void
    ) {}
}

@objc open class CLPlacemark: NSObject {
    open var name: String? { fatalError() }
    open var locality: String? { fatalError() }
    open var country: String? { fatalError() }
}
