import Foundation

struct Post: Codable {
    let id: Int
    let title: String
    let body: String
}

struct Comment: Codable {
    let name: String
    let body: String
}

struct Album: Codable {
    let id: Int
    let title: String
}

struct Photo: Codable {
    let id: Int
    let title: String
    let thumbnailUrl: URL
}

struct Todo: Codable {
    let id: Int
    let title: String
    let completed: Bool
}
