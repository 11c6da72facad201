import Refactor

/// A printed suite, and what it leaves out.
struct PrintedSuite {
    let file: EmittedFile?
    let omissions: [String]
    /// The types of the app whose samples it uses.
    let samples: [String]
}
