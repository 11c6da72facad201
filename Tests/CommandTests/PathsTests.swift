import Testing

@testable import RefactorCLI

/// The parts of paths, the shortest ones included.
struct PathsTests {
    @Test(arguments: [
        ("Sources/App/A.swift", "Sources/App", "A.swift", "swift"),
        ("A.swift", "", "A.swift", "swift"),
        ("/A", "/", "A", ""),
        ("/", "/", "/", ""),
        (".", "", ".", ""),
        ("o", "", "o", ""),
        ("", "", "", ""),
        ("a/", "", "a", ""),
        ("a//b.tar.gz", "a", "b.tar.gz", "gz"),
        (".hidden", "", ".hidden", ""),
        ("a.", "", "a.", ""),
    ])
    func aPathHasAFolderANameAndAnEnding(path: String, folder: String, name: String, ending: String) {
        #expect(Paths.folder(of: path) == folder)
        #expect(Paths.name(of: path) == name)
        #expect(Paths.ending(of: path) == ending)
    }

    @Test(arguments: [("a/b.m", "a/b"), ("b", "b"), (".m", ".m"), ("a.b/c", "a.b/c")])
    func anEndingIsTakenAway(path: String, rest: String) {
        #expect(Paths.withoutEnding(path) == rest)
    }

    @Test(arguments: [(".", "/w"), ("a/../b", "/w/b"), ("../../..", "/"), ("/x//y/.", "/x/y")])
    func aPathFromTheRootGoesNowhereAndBack(path: String, absolute: String) {
        #expect(Paths.absolute(path, from: "/w") == absolute)
    }
}
