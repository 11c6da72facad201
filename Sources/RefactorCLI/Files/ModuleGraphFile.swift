import Foundation
import Refactor

/// Reading of a module graph from a file that `refactor graph --format json` wrote.
enum ModuleGraphFile {
    /// Returns true if a path names such a file, by its ending.
    static func isOne(_ path: String) -> Bool { path.lowercased().hasSuffix(".json") }

    /// Reads and checks a file.
    static func read(_ path: String) throws(CommandError) -> ModuleGraph {
        let document = try decoded(try Disk.read(path).bytes, path: path)
        do {
            return try document.graph()
        } catch {
            throw .moduleGraph(path: path, message: "\(error)")
        }
    }

    private static func decoded(_ bytes: [UInt8], path: String) throws(CommandError) -> ModuleGraphDocument {
        do {
            let schema = try JSONDecoder().decode(Schema.self, from: Data(bytes)).schema
            guard schema == ModuleGraphDocument.currentSchema else {
                let error = ModuleGraphError.unknownSchema(schema, known: ModuleGraphDocument.currentSchema)
                throw CommandError.moduleGraph(path: path, message: "\(error)")
            }
            return try JSONDecoder().decode(ModuleGraphDocument.self, from: Data(bytes))
        } catch let error as CommandError {
            throw error
        } catch let error as DecodingError {
            throw .moduleGraph(path: path, message: sentence(about: error))
        } catch {
            throw .moduleGraph(path: path, message: "it is no JSON")
        }
    }

    /// The keys that every version of the contract has.
    private struct Schema: Decodable {
        let schema: Int
    }

    private static func sentence(about error: DecodingError) -> String {
        switch error {
        case .keyNotFound(let key, let context): "\(place(context)) has no '\(key.stringValue)'"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(place(context)) has a value of another kind than expected"
        case .dataCorrupted: "it is no JSON"
        @unknown default: "it cannot be read"
        }
    }

    /// `modules[3].name`, as one would write it.
    private static func place(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.reduce("") { text, key in
            key.intValue.map { "\(text)[\($0)]" } ?? (text.isEmpty ? key.stringValue : "\(text).\(key.stringValue)")
        }
        return path.isEmpty ? "it" : "'\(path)'"
    }
}
