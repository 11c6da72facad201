import Foundation
import Refactor

extension Refactor.Style {
    /// Returns true if the file of the app's container lies near the folder of a module: in it, above it, or in one
    /// beside it.
    func hasContainer(near folder: String) -> Bool {
        guard let container = wiring.container else { return false }
        let name = (container.folder.isEmpty ? "" : container.folder + "/") + container.namePattern + ".swift"
        let above = Paths.folder(of: Disk.realPath(folder))
        let beside = Disk.folders(in: above).map { above + "/" + $0 }
        return ([folder, above] + beside).contains { Disk.exists($0 + "/" + name) }
    }
}
