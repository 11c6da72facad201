import Foundation
import RIBs

@MainActor
final class GreetingRouter: ViewableRouter<Interactable, ViewControllable> {
}
