import Refactor
import Testing

@testable import ObjCSource

@Suite struct EmissionCaseTests {
    @Test(arguments: try EmissionCase.all())
    func theFilesAreWrittenAsExpected(emission: EmissionCase) throws {
        let files = try emitted(emission.source, pins: emission.pins)
        #expect(!emission.expected.files.isEmpty)
        for file in emission.expected.files {
            let text = files[file.name]
            #expect(text == file.text, "\(file.name):\n\(text ?? "is not among \(files.keys.sorted())")")
        }
    }
}
