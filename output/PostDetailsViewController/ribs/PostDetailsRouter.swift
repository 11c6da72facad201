import Foundation
import RIBs

@MainActor
final class PostDetailsRouter: ViewableRouter<Interactable, ViewControllable> {
}
