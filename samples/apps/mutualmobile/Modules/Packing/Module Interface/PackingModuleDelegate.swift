import Foundation

protocol PackingModuleDelegate {
    func packingModuleDidFinish(trip identifier: UUID)
}
