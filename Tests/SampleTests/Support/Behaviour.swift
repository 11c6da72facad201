import Refactor
import TestSupport
import Testing

/// A controller that runs, and the driver that fires the events.
struct Behaviour: CustomTestStringConvertible, Sendable {
    /// The name of the sample, which is also that of its controller.
    let sample: String
    /// Where a controller stands that is no sample, below the package root.
    var path: String?
    /// A file of `Tests/Fixtures/Behaviour`, without its ending.
    let driver: String
    /// How many lines a recording has at least.
    let length: Int
    /// Some of them: what a user of the screen would notice.
    let lines: [String]
    /// Closures of the controller keep it alive when the screen has left: its module may go earlier.
    var mayGoEarly = false

    var testDescription: String { sample }

    /// What happens with the controller as it is.
    func original(as variant: String = "original") throws -> String {
        let files = try found().sources().map { (name: $0.name, bytes: $0.bytes) }
        return try recording(of: files, variant: variant)
    }

    /// What happens with the emitted module, perhaps with all roles pinned to one, perhaps changed.
    func emitted(
        in style: Style = .viper, pinned role: Role? = nil, answering form: AnswerForm = .callbacks, as variant: String,
        changing change: (String) -> String = { $0 }
    ) throws -> String {
        let plan = try found().plan(
            in: style, inProject: true, besides: ["Tests/Fixtures/Behaviour/\(driver).swift"]
        ) { _ in role }.answering(by: form)
        let (emission, faults) = Refactoring.emission(of: plan, in: language(of: plan), bodies: .move)
        #expect(faults.isEmpty, "\(faults.map(\.description))")
        let files = emission.module(of: plan).map { file in
            (name: file.name, bytes: Array(change(String(decoding: file.bytes, as: UTF8.self)).utf8))
        }
        let ofStyle = try PackageRoot.files(below: "Tests/Fixtures/StubLibraries/App").filter {
            $0.contains("/App/\(style.id)/")
        }.map { (name: "\(style.id).swift", bytes: Array(try PackageRoot.text(of: $0).utf8)) }
        return try recording(of: files + ofStyle, variant: variant)
    }

    private func found() throws -> Sample {
        try path.map(Sample.init) ?? #require(Sample.all.first { $0.name == sample })
    }

    private func recording(of files: [(name: String, bytes: [UInt8])], variant: String) throws -> String {
        // The screens of the samples, with services that record in the place of theirs.
        let support = try PackageRoot.text(of: "samples/Support/AppTypes.swift").split(separator: "// MARK: - Services")
        let screens = (name: "Screens.swift", bytes: Array(support[0].utf8))
        let others = ["Behaviour/Services", "Behaviour/\(driver)", "RunningUIKit/App/Shadows"]
        return try RunningUIKit.recording(
            of: files + [screens], with: others.map { "Tests/Fixtures/\($0).swift" }, named: "\(sample)/\(variant)")
    }

    /// Where the recording of a module parts from the controller's; nil if they are equal.
    func parting(of original: String, and emitted: String) -> String? {
        guard mayGoEarly else { return SampleTests.parting(of: original, and: emitted) }
        let (left, right) = (ends(apart: original), ends(apart: emitted))
        if left.ends > right.ends { return "\(right.ends) of \(left.ends) screens are gone in the end" }
        return SampleTests.parting(of: left.rest, and: right.rest)
    }

    /// A recording without the lines of screens that end, and how many do.
    private func ends(apart recording: String) -> (rest: String, ends: Int) {
        let lines = recording.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.filter { $0 != "\(sample) is gone" }
        return (rest.joined(separator: "\n"), lines.count - rest.count)
    }
}

/// Where two recordings part, with the steps before it; nil if they are equal.
func parting(of one: String, and other: String) -> String? {
    guard one != other else { return nil }
    let lines = one.split(separator: "\n", omittingEmptySubsequences: false)
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(lines, others).prefix { $0 == $1 }.count
    let step = lines[..<index].last { $0.hasPrefix("== ") } ?? "at the start"
    let original = lines[index...].prefix(6).joined(separator: "\n")
    let emitted = others[min(index, others.count)...].prefix(6).joined(separator: "\n")
    return "\(step), line \(index + 1)\noriginal:\n\(original)\nemitted:\n\(emitted)"
}
