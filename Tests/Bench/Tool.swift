import Foundation

/// A program that is run and measured as a whole.
struct Tool {
    let path: String

    struct Run {
        /// Seconds of the processors outside of the system's own code.
        var user: Double
        var wall: Double
        /// The most memory that it had, in bytes; nil where a program before it had more.
        var memory: Int?
        var status: Int32
    }

    /// The fastest of some runs, after one that does not count.
    func run(_ arguments: [String], times: Int = 3) throws -> Run {
        let warmUp = times > 1 ? try once(arguments) : nil
        var best = try once(arguments)
        best.memory = best.memory ?? warmUp?.memory
        for _ in 1..<max(times, 1) {
            let next = try once(arguments)
            best.user = min(best.user, next.user)
            best.wall = min(best.wall, next.wall)
            best.memory = next.memory ?? best.memory
        }
        return best
    }

    private func once(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let before = Self.usage()
        let start = Date()
        try process.run()
        process.waitUntilExit()
        let wall = Date().timeIntervalSince(start)
        let after = Self.usage()
        return Run(
            user: after.user - before.user, wall: wall, memory: after.memory > before.memory ? after.memory : nil,
            status: process.terminationStatus)
    }

    /// What all children that have ended used together; the memory is that of the largest.
    private static func usage() -> (user: Double, memory: Int) {
        var usage = rusage()
        #if os(Linux)
            getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
            let unit = 1024
        #else
            getrusage(RUSAGE_CHILDREN, &usage)
            let unit = 1
        #endif
        return (Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) / 1e6, Int(usage.ru_maxrss) * unit)
    }
}
