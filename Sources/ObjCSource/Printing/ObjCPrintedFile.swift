import Refactor

/// An emitted file, and the bytes of the source that it leaves out.
struct ObjCPrintedFile {
    let file: EmittedFile
    let removals: [Removal]
}
