/// How a run of the program went.
struct ToolRun: Sendable {
    var arguments: [String]
    var status: Int32
    /// The signal that ended it; nil where it ended by itself.
    var signal: Int32?
    /// Whether it was killed since it took too long.
    var isStopped = false
    /// Seconds of the processor.
    var seconds: Double
    /// The most memory that it had, in bytes.
    var memory: Int
    var output: String
    var errors: String

    var isDone: Bool { status == 0 && signal == nil && !isStopped }
}
