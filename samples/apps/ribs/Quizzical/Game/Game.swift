import RIBs

protocol Game {
    var title: String { get }
    var builder: GameBuildable { get }
}

protocol GameListener: AnyObject {
    func gameDidEnd()
}

protocol GameBuildable: Buildable {
    func build(withListener listener: GameListener) -> ViewableRouting
}
