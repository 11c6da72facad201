import Foundation
import RIBs

@MainActor
final class PostsRouter: ViewableRouter<Interactable, ViewControllable> {
}
