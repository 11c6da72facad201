import CoreLocation
import UIKit

@main @MainActor enum WeatherDriver {
    static var window = UINavigationController(rootViewController: UIViewController())
    static var kept: [UIView] = []
    static weak var screen: WeatherViewController?

    static func main() async {
        Screen.tested = WeatherViewController.self
        await comeUp()
        await load()
        await units()
        await rows()
        await failures()
        await time()
        await permission()
        await goAway()
    }

    static let days = #"""
        [{"date": "2024-05-01T00:00:00Z", "low": 8.4, "high": 17.6, "rain": 0, "condition": "Sunny"},
         {"date": "2024-05-02T00:00:00Z", "low": 6, "high": 12, "rain": 3.25, "condition": "Rain"}]
        """#
    static let forecast = #"{"city": "Utrecht", "current": 15.2, "days": \#(days)}"#

    static var table: UITableView { Screen.part("tableView", of: screen!) }
    static var refresher: UIRefreshControl { table.refreshControl! }

    static func open() {
        let controller = WeatherViewController()
        screen = controller
        controller.cityLabel = keep(UILabel())
        controller.temperatureLabel = keep(UILabel())
        controller.updatedLabel = keep(UILabel())
        controller.unitControl = keep(UISegmentedControl(items: ["C", "F"]))
        controller.tableView = keep(UITableView())
        controller.unitControl.addTarget(
            controller, action: Selector("unit", WeatherViewController.unitChanged(_:)), for: .valueChanged)
        window.pushViewController(controller, animated: false)
    }

    static func keep<View: UIView>(_ view: View) -> View {
        kept.append(view)
        return view
    }

    static func locate(_ latitude: Double, _ longitude: Double) {
        let place = CLLocation(latitude: latitude, longitude: longitude)
        screen!.locationManager(CLLocationManager(), didUpdateLocations: [place])
    }

    static func comeUp() async {
        await Screen.step("come up without a permission") { open() }
        await Screen.step("pull before anything is known") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("no place") {
            screen!.locationManager(CLLocationManager(), didFailWithError: CocoaError(.fileNoSuchFile))
        }
        await Screen.step("no place in the list") {
            screen!.locationManager(CLLocationManager(), didUpdateLocations: [])
        }
    }

    static func load() async {
        await Screen.step("a place") { locate(52.0907, 5.1214) }
        await Screen.step("two quick pulls while it loads") {
            refresher.sendActions(for: .valueChanged)
            refresher.sendActions(for: .valueChanged)
        }
        await Screen.step("nonsense") { Network.answer("forecast", "{}") }
        await Screen.step("another place") { locate(50, 4) }
        await Screen.step("a forecast") { Network.answer("forecast", forecast) }
        await Screen.step("the same again") { Network.answerAgain() }
    }

    static func units() async {
        let control: UISegmentedControl = Screen.part("unitControl", of: screen!)
        for unit in [1, 0, 7, 0] {
            await Screen.step("unit \(unit)") {
                control.selectedSegmentIndex = unit
                control.sendActions(for: .valueChanged)
            }
        }
    }

    static func rows() async {
        await Screen.step("tap a day") { table.tapRow(1) }
        await Screen.step("back") { window.popViewController(animated: false) }
        await Screen.step("search") { screen!.navigationItem.rightBarButtonItem?.tap() }
        await Screen.step("pick a city, which goes back and loads at once") {
            (window.topViewController as? CitySearchController)?.onPick?("Gent")
        }
        await Screen.step("its forecast") { Network.answer("city=Gent", forecast) }
    }

    static func failures() async {
        await Screen.step("pull") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("no connection") { Network.fail("forecast") }
        await Screen.step("pull again") { refresher.sendActions(for: .valueChanged) }
        await Screen.step("an answer and its failure") {
            Network.answer("forecast", forecast)
            Network.fail("forecast")
        }
    }

    static func time() async {
        await Screen.step("ten minutes: the timer loads") { VirtualClock.advance(by: 600) }
        await Screen.step("another ten: still loading") { VirtualClock.advance(by: 600) }
        await Screen.step("it arrives") { Network.answer("forecast", forecast) }
        await Screen.step("five minutes later") {
            VirtualClock.advance(by: 300)
            screen!.unitChanged(screen!.unitControl)
        }
    }

    static func permission() async {
        for (status, title) in [
            (CLAuthorizationStatus.denied, "Settings"), (.denied, "Pick a city"), (.restricted, "Not now"),
        ] {
            await Screen.step("come back, the permission is \(status)") {
                screen!.locationManager.authorizationStatus = status
                Screen.disappear(screen!)
                Screen.appear(screen!)
            }
            await Screen.step(title) { (screen!.presentedViewController as? UIAlertController)?.choose(title) }
            await Screen.step("back") { window.popToViewController(screen!, animated: false) }
        }
        await Screen.step("come back with the permission") {
            screen!.locationManager.authorizationStatus = .authorizedWhenInUse
            Screen.disappear(screen!)
            Screen.appear(screen!)
        }
    }

    static func goAway() async {
        await Screen.step("load and leave") {
            refresher.sendActions(for: .valueChanged)
            window.popViewController(animated: false)
        }
        await Screen.step("the answer comes late") { Network.answer("forecast", forecast) }
        await Screen.step("the timer would fire") { VirtualClock.advance(by: 700) }
        await Screen.step("come up with the cached forecast") { open() }
    }
}
