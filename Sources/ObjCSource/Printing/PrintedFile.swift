import Refactor

/// An emitted file, and the bytes of the source that it leaves out.
struct PrintedFile {
    let file: EmittedFile
    let removals: [Removal]
}
