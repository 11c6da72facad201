/// The files of commits below a folder, as git keeps them.
struct GitTree {
    /// A file of a commit, with the name of its content.
    struct Entry: Hashable, Sendable {
        let path: String
        let blob: String
    }

    let folder: String

    /// The files of a commit below the folder, by their paths in it.
    func entries(of commit: String) throws(Git.Failure) -> [Entry] {
        let bytes = try Git.output(of: ["ls-tree", "-r", "-z", commit, "."], in: folder)
        return bytes.split(separator: 0).compactMap { line in
            // 100644 blob HASH<tab>path; links and modules of others have other words.
            let text = String(decoding: line, as: UTF8.self)
            guard let tab = text.firstIndex(of: "\t"), text.hasPrefix("100") else { return nil }
            let words = text[..<tab].split(separator: " ")
            guard words.count == 3 else { return nil }
            return Entry(path: String(text[text.index(after: tab)...]), blob: String(words[2]))
        }
    }

    /// The contents of blobs, in their order.
    func contents(of blobs: [String]) throws(Git.Failure) -> [[UInt8]] {
        guard !blobs.isEmpty else { return [] }
        let asked = Array((blobs.joined(separator: "\n") + "\n").utf8)
        let bytes = try Git.output(of: ["cat-file", "--batch"], in: folder, input: asked)
        var contents: [[UInt8]] = []
        var position = 0
        while position < bytes.count, let end = bytes[position...].firstIndex(of: 10) {
            // HASH blob SIZE, a line end, the bytes and a line end.
            let words = String(decoding: bytes[position..<end], as: UTF8.self).split(separator: " ")
            guard words.count == 3, let size = Int(words[2]), end + 1 + size <= bytes.count else { break }
            contents.append(Array(bytes[(end + 1)..<(end + 1 + size)]))
            position = end + size + 2
        }
        guard contents.count == blobs.count else { throw Git.Failure(complaint: "git left out contents of files") }
        return contents
    }
}
