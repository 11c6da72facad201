import Foundation

struct Trip {
    let identifier: UUID
    var destination: String
    var start: Date
    var items: [PackingItem] = []
}

struct PackingItem {
    var name: String
    var isPacked = false
}
