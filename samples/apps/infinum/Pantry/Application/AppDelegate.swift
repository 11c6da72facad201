import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {

    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let initialController = UINavigationController()
        if SessionService.shared.isLoggedIn {
            initialController.setRootWireframe(RecipesWireframe())
        } else {
            initialController.setRootWireframe(LoginWireframe())
        }

        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = initialController
        window?.makeKeyAndVisible()
        return true
    }
}
