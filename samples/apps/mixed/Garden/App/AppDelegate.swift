import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    // the first screen comes from Main.storyboard
    var window: UIWindow?

    func applicationDidEnterBackground(_ application: UIApplication) {
        PlantStore.shared.save()
    }
}
