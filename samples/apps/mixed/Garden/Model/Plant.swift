import Foundation

@objc final class Plant: NSObject, Codable {
    @objc let name: String
    @objc var harvestedGrams: Int
    var species: String
    var waterEvery: Int
    var lastWatered: Date
    var journal: [JournalEntry]

    init(name: String, species: String) {
        self.name = name
        self.species = species
        harvestedGrams = 0
        waterEvery = 3
        lastWatered = Date()
        journal = []
    }
}

struct JournalEntry: Codable {
    let date: Date
    let text: String
}
