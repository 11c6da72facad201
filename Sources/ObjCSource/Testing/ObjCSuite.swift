import Refactor

/// A suite as it was written, and what it has no tests for.
struct ObjCSuite {
    let file: EmittedFile?
    let omissions: [String]

    init(file: EmittedFile?, omissions: [String]) {
        self.file = file
        self.omissions = omissions
    }

    /// No suite, and why.
    init(without omission: String) { self.init(file: nil, omissions: [omission]) }
}
