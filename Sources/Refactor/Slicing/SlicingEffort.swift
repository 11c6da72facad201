/// The effort of cutting a controller: how often it did what takes time, so that a test can tell when it begins to do
/// it over and over.
struct SlicingEffort: Equatable {
    /// Everything was put into its place.
    var placements = 0
    /// All members were asked for their cuts.
    var attempts = 0
    /// The cuts of a member were sought anew.
    var cutters = 0
    /// A cut was described for its name, which reads its tokens.
    var descriptions = 0
}
