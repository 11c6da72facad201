import Foundation
import TestSupport
import Testing

/// A Chromium that opens a page without a window.
enum Browser {
    /// Where it is; nothing where none is installed.
    static let path: String? = {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let names = ["chromium", "chromium-browser", "google-chrome"]
        let places =
            names.flatMap { name in folders.map { "\($0)/\(name)" } }
            + ["/Applications/Chromium.app/Contents/MacOS/Chromium"]
        return places.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Opens a page, runs a script in it that gives texts by name, and returns them.
    static func run(_ script: String, on page: String) throws -> [String: String] {
        try withTemporaryFolder { folder in
            let probe = """
                <script>
                (async () => {
                  const result = {};
                  try { await (async () => { \(script) })(); } catch (error) { result.error = String(error); }
                  document.documentElement.dataset.result = encodeURIComponent(JSON.stringify(result));
                })();
                </script>
                </body>
                """
            let text = try #require(
                page.range(of: "</body>", options: .backwards).map {
                    page.replacingCharacters(in: $0, with: probe)
                })
            try write(text, to: folder + "/page.html")
            let run = try ProcessRun.of(
                try #require(path),
                [
                    "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder)/profile",
                    "--window-size=1200,800", "--virtual-time-budget=2000", "--dump-dom", "file://\(folder)/page.html",
                ], in: folder)
            let found = try #require(run.output.firstMatch(of: /data-result="([^"]*)"/), "\(run.errorOutput)")
            let json = String(found.1).removingPercentEncoding ?? ""
            return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
        }
    }
}
