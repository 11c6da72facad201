import Foundation

/// Changes the samples in ways that people, merges and machines do, and tries each command on them; `make fuzz` runs it.
///
/// Every run of the program is a process of its own, so that signals, time and memory are seen.
@main
struct Fuzz {
    static func main() throws {
        let options: Options
        do {
            options = try Options(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(2)
        }
        let folder = NSTemporaryDirectory() + "refactor-fuzz-\(ProcessInfo.processInfo.processIdentifier)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let path = URL(fileURLWithPath: options.tool).standardizedFileURL.path
        // By the clock much more than by the processor, which others may use too.
        let tool = Tool(path: path, patience: options.limit * 8)
        let oracle = RunOracle(seconds: options.limit)
        var corpus = try Corpus(root: options.root)
        try corpus.complete(on: Workbench(tool: tool, oracle: oracle, folder: folder + "/corpus"))
        let campaign = Campaign(options, corpus: corpus)
        let threads = (0..<options.jobs).map { job in
            Worker(campaign: campaign) { try Workbench(tool: tool, oracle: oracle, folder: "\(folder)/\(job)") }
        }
        for thread in threads { thread.start() }
        for thread in threads { thread.wait() }
        print(campaign.report)
        let troubles = threads.compactMap(\.trouble)
        for trouble in troubles { print("Fuzz: \(trouble)") }
        if campaign.isFailed || !troubles.isEmpty {
            try? FileManager.default.removeItem(atPath: folder)
            exit(1)
        }
    }
}
