import TestSupport
import Testing

/// `refactor adapter` as a person runs it.
struct AdapterCommandTests {
    private static let protocols = """
        protocol ListRequiredLoginInput {
            func showLogin(completion: @escaping (Bool) -> Void)
            func logOut()
        }

        protocol LoginModuleInput {
            func presentLogin(then: @escaping (Bool) -> Void)
            func end()
        }

        """

    private static let command = [
        "adapter", ".", "--required", "ListRequiredLoginInput", "--provided", "LoginModuleInput",
    ]

    @Test func whatIsMissingIsListedAndNothingIsWritten() throws {
        try inFolder { folder in
            let run = try RefactorTool.run(Self.command + ["--into", "Adapters"], in: folder)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(
                run.errorOutput == """
                    refactor: nothing was written, 'LoginModuleInput' does not provide 1 member that \
                    'ListRequiredLoginInput' asks for; --map pairs members, --allow-missing lets them fail at run time:
                      logOut()  nothing there has a similar name; if `end()` is meant, say --map 'logOut()=end()'

                    """)
            #expect(try contents(of: folder).count == 1)
        }
    }

    @Test func aPairMakesItWhole() throws {
        try inFolder { folder in
            let arguments = Self.command + ["--map", "logOut()=end()", "--into", "Adapters"]
            let run = try RefactorTool.run(arguments, in: folder)
            #expect(run.status == 0 && run.errorOutput.isEmpty)
            #expect(
                run.output == """
                    wrote LoginAdapter.swift into Adapters
                    adapted  ListRequiredLoginInput by LoginModuleInput: LoginAdapter holds the provided object and passes on to it
                      showLogin(completion:)  ← presentLogin(then:)  same types, both speak of login and show
                      logOut()                ← end()                as --map says

                    """)
            let text = try TestSupport.read(folder + "/Adapters/LoginAdapter.swift")
            #expect(text.contains("        provided.presentLogin(then: completion)\n"))
            try expectRefusal(arguments, status: 1, saying: "LoginAdapter", in: folder)
        }
    }

    @Test func itIsPrintedWhereNoFolderIsGiven() throws {
        try inFolder { folder in
            let run = try RefactorTool.run(Self.command + ["--allow-missing"], in: folder)
            #expect(run.status == 0 && run.output.contains("fatalError(\"`LoginModuleInput` provides no `logOut()`\")"))
            #expect(run.errorOutput.contains("missing  fails at run time until somebody provides it\n  logOut()  "))
            #expect(try contents(of: folder).count == 1)
        }
    }

    @Test func aDryRunIsADifference() throws {
        try inFolder { folder in
            let arguments = Self.command + ["--map", "logOut=end", "--into", "Adapters", "--dry-run"]
            let run = try RefactorTool.run(arguments, in: folder)
            #expect(
                run.status == 0 && run.output.hasPrefix("diff --git a/Adapters/LoginAdapter.swift"), "\(run.output)")
            #expect(try contents(of: folder).count == 1)
        }
    }

    @Test func aNameThatIsTakenIsRefused() throws {
        try inFolder { folder in
            try TestSupport.write("class LoginAdapter: LoginModuleInput {}", to: folder + "/Other.swift")
            try expectRefusal(
                Self.command + ["--allow-missing", "--into", "Adapters"], status: 1, saying: "'LoginAdapter'", "--name",
                in: folder)
        }
    }

    @Test(arguments: [
        (["--map", "showLogin"], Int32(2), "is no pair"), (["--kind", "view"], 2, "zik-router"),
        (["--style", "zik-rooter"], 2, "zik-router"), (["--map", "a=b"], 1, "has no member 'a'"),
        (["--style", "zik-router"], 1, "--provided-type"),
        (["--provided-type", "Presenter"], 1, "Presenter"),
    ])
    func aWrongCommandIsRefusedInOneSentence(options: [String], status: Int32, fragment: String) throws {
        try inFolder { folder in
            try expectRefusal(Self.command + options, status: status, saying: fragment, in: folder)
        }
    }

    @Test func aProtocolThatNobodyDeclaresIsRefused() throws {
        try inFolder { folder in
            let arguments = [
                "adapter", "Protocols.swift", "--required", "RequiredLoginInput", "--provided", "LoginModuleInput",
            ]
            try expectRefusal(
                arguments, status: 1, saying: "'RequiredLoginInput'", "did you mean 'ListRequiredLoginInput'?",
                in: folder)
        }
    }

    private func inFolder(_ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            try TestSupport.write(Self.protocols, to: folder + "/Protocols.swift")
            try body(folder)
        }
    }
}
