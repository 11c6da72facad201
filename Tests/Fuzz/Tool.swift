import Foundation

/// The program under test, as a process of its own for each run, so that signals, time and memory are seen.
struct Tool: Sendable {
    let path: String
    /// What it is given before the arguments of each run: a script, where it is a shell.
    var first: [String] = []
    /// Seconds by the clock after which a run is killed.
    let patience: Double

    /// Runs it in a folder, with a home and a cache of its own.
    func run(_ arguments: [String], in folder: String, logs: String) throws -> ToolRun {
        let (output, errors) = (logs + "/output", logs + "/errors")
        let process = try spawned(arguments, in: folder, logs: logs, output, errors)
        let start = Date()
        var status: Int32 = 0
        var usage = rusage()
        var isStopped = false
        var pause: UInt32 = 500
        while true {
            let ended = wait4(process, &status, isStopped ? 0 : WNOHANG, &usage)
            if ended == process { break }
            if ended < 0, errno != EINTR { throw ToolError(reason: "the program cannot be waited for") }
            if Date().timeIntervalSince(start) > patience, !isStopped {
                kill(process, SIGKILL)
                isStopped = true
            }
            usleep(pause)
            pause = min(pause + pause / 4, 10_000)
        }
        let signal = status & 0x7F
        return ToolRun(
            arguments: arguments, status: status >> 8 & 0xFF, signal: signal == 0 || isStopped ? nil : signal,
            isStopped: isStopped, seconds: Self.seconds(of: usage), memory: Self.memory(of: usage),
            output: try Self.text(output), errors: try Self.text(errors))
    }

    struct ToolError: Error, CustomStringConvertible {
        let reason: String
        var description: String { reason }
    }

    private func spawned(
        _ arguments: [String], in folder: String, logs: String, _ output: String, _ errors: String
    ) throws -> pid_t {
        #if os(Linux)
            var actions = posix_spawn_file_actions_t()
        #else
            var actions: posix_spawn_file_actions_t?
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        // The shell makes way for the program, which is the one that is waited for then.
        let script = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder, path]
        var words = (script + first + arguments).map { strdup($0) } + [nil]
        // To tell where a crash was takes longer than to see that there was one.
        let settings = [
            "HOME=\(logs)", "XDG_CACHE_HOME=\(logs)/cache", "PATH=/usr/bin:/bin", "NO_COLOR=1",
            "SWIFT_BACKTRACE=enable=no",
        ]
        var environment = settings.map { strdup($0) } + [nil]
        defer { for word in words + environment { free(word) } }
        var process: pid_t = 0
        let failure = posix_spawn(&process, "/bin/sh", &actions, nil, &words, &environment)
        guard failure == 0 else {
            throw ToolError(reason: "'\(path)' cannot be started: \(String(cString: strerror(failure)))")
        }
        return process
    }

    private static func seconds(of usage: rusage) -> Double {
        Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec)
            + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }

    /// The most that it had, in bytes. A process is counted with what its parent had when it began, so that what is not
    /// more than that tells nothing: then it counts as none.
    private static func memory(of usage: rusage) -> Int {
        var own = rusage()
        // RUSAGE_SELF, which has another type on each system.
        getrusage(0, &own)
        guard usage.ru_maxrss > own.ru_maxrss else { return 0 }
        #if os(Linux)
            return Int(usage.ru_maxrss) * 1024
        #else
            return Int(usage.ru_maxrss)
        #endif
    }

    private static func text(_ path: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
    }
}
