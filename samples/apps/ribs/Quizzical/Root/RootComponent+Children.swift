import RIBs

extension RootComponent: LoggedOutDependency {}

extension RootComponent: LoggedInDependency {

    var loggedInViewController: LoggedInViewControllable {
        return rootViewController
    }
}
