/// The cutter of a member, and what it looked at when it was made.
struct KnownCutter {
    let circumstances: CutCircumstances
    let cutter: Cutter
}
