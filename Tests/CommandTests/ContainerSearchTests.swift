import TestSupport
import Testing

/// What an app has one of is written with its first module, and with none beside that.
struct ContainerSearchTests {
    @Test func theSecondModuleFindsTheContainerOfTheFirst() throws {
        try withTemporaryFolder { folder in
            let runs = try ["Login", "Feed"].map { name in
                try RefactorTool.run(
                    ["new", name, "--style", "mutualmobile", "--into", "Modules/\(name)"], in: folder)
            }
            #expect(runs.map { $0.output.contains("  AppDependencies.swift\n") } == [true, false])
            #expect(try contents(of: folder + "/Modules/Feed").keys.contains("FeedDependencies.swift"))
        }
    }
}
