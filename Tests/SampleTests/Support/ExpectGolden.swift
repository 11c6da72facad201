import Foundation
import TestSupport
import Testing

/// Whether this run records expected results instead of comparing with them.
let isRecording = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

/// Expects that a text equals the committed file. A recording run writes the file, and fails if that changed it.
func expectGolden(_ text: String, at path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = PackageRoot.path + "/" + path
    let known = FileManager.default.fileExists(atPath: file) ? try read(file) : nil
    guard known != text else { return }
    if isRecording {
        try write(text, to: file)
        Issue.record("recorded \(path); read the difference", sourceLocation: sourceLocation)
    } else if let known {
        Issue.record("\(path) differs, \(difference(known, text))", sourceLocation: sourceLocation)
    } else {
        Issue.record("\(path) is missing; 'make goldens' records it", sourceLocation: sourceLocation)
    }
}

/// Expects that a folder holds no other files than those; a recording run removes them.
func expectOnly(_ names: [String], in folder: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let path = PackageRoot.path + "/" + folder
    let manager = FileManager.default
    let found = manager.fileExists(atPath: path) ? try manager.contentsOfDirectory(atPath: path) : []
    for name in found.sorted() where !names.contains(name) {
        if isRecording { try manager.removeItem(atPath: path + "/" + name) }
        Issue.record("\(folder)/\(name) is no longer written", sourceLocation: sourceLocation)
    }
}

/// The first line that differs.
private func difference(_ known: String, _ text: String) -> String {
    let old = known.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(old, new).prefix { $0 == $1 }.count
    let before = old.indices.contains(line) ? String(old[line]) : "the end"
    let now = new.indices.contains(line) ? String(new[line]) : "the end"
    return "line \(line + 1): '\(before)' became '\(now)'"
}

/// The same for a folder with folders in it.
func expectOnlyBelow(_ paths: [String], in folder: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let manager = FileManager.default
    let root = PackageRoot.path + "/" + folder
    let found = (manager.enumerator(atPath: root)?.allObjects as? [String] ?? []).filter { path in
        var isFolder: ObjCBool = false
        return manager.fileExists(atPath: root + "/" + path, isDirectory: &isFolder) && !isFolder.boolValue
    }
    for path in found.sorted() where !paths.contains(path) {
        if isRecording { try manager.removeItem(atPath: root + "/" + path) }
        Issue.record("\(folder)/\(path) is no longer written", sourceLocation: sourceLocation)
    }
}
