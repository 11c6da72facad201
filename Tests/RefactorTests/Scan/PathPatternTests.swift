import Refactor
import Testing

struct PathPatternTests {
    @Test(arguments: [
        ("Legacy", "App/Legacy/A.swift"), ("A.swift", "App/A.swift"), ("*Tests", "AppTests/A.swift"),
        ("*", "A.swift"), ("*Demo*", "MyDemoApp/A.swift"), ("App/Legacy", "App/Legacy/Old/A.swift"),
        ("App/*/A.swift", "App/Legacy/A.swift"), ("App/", "Kit/App/A.swift"),
    ])
    func meansThePath(pattern: String, path: String) { #expect(PathPattern(pattern).matches(path)) }

    @Test(arguments: [
        ("Legacy", "App/LegacyKit/A.swift"), ("*Tests", "App/TestsKit/A.swift"), ("Legacy/A", "App/Legacy/A"),
        ("App/*/A.swift", "App/A.swift"), ("", "A.swift"), ("/", "A.swift"),
    ])
    func meansAnotherPath(pattern: String, path: String) { #expect(!PathPattern(pattern).matches(path)) }
}
