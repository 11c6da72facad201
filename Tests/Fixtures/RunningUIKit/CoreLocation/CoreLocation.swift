import UIKit

public typealias CLLocationAccuracy = Double
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

public struct CLLocationCoordinate2D: Sendable {
    public var latitude: Double
    public var longitude: Double
}

public final class CLLocation: NSObject, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// What is asked of it is recorded; the driver answers through its delegate.
public final class CLLocationManager: NSObject {
    public weak var delegate: (any CLLocationManagerDelegate)?
    public var desiredAccuracy: CLLocationAccuracy = 0
    public var authorizationStatus = CLAuthorizationStatus.notDetermined

    public func requestWhenInUseAuthorization() { Recording.add("location asks for permission") }
    public func requestLocation() { Recording.add("location is requested") }
    public func stopUpdatingLocation() { Recording.add("location stops") }
}

@MainActor public protocol CLLocationManagerDelegate: AnyObject {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}
