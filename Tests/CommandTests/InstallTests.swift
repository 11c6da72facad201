import Foundation
import TestSupport
import Testing

/// What `make install` puts where, with a program in the place of swift-argument-parser's generator of manual pages, which
/// is not built for the tests; `make release` runs the real one.
struct InstallTests {
    @Test func programManualAndCompletionsAreThere() throws {
        try withTemporaryFolder { folder in
            let run = try install(in: folder)
            #expect(run.status == 0, "\(run.errorOutput)")
            let program = folder + "/prefix/bin/refactor"
            #expect(try ProcessRun.of(program, ["--version"], in: folder).output.hasPrefix("0."))
            let share = folder + "/prefix/share/"
            for path in ["bash-completion/completions/refactor", "fish/vendor_completions.d/refactor.fish"] {
                #expect(try read(share + path).contains("explain"), "\(path)")
            }
            #expect(try read(share + "zsh/site-functions/_refactor").hasPrefix("#compdef refactor"))
            #expect(try read(share + "man/man1/refactor.1").contains("--multi-page --date 20"))
        }
    }

    /// Who makes a package of it installs below a folder of its own.
    @Test func makeInstallsBelowDESTDIR() throws {
        let run = try ProcessRun.of(
            "/usr/bin/env", ["make", "-n", "install", "DESTDIR=/stage", "PREFIX=/usr"], in: PackageRoot.path)
        #expect(run.output.contains("scripts/install.sh .build/release/refactor /stage/usr\n"))
    }

    @Test func bashCompletesWithIt() throws {
        try withTemporaryFolder { folder in
            let script = try RefactorTool.run(["--generate-completion-script", "bash"]).output
            try write(script, to: folder + "/refactor")
            let words = """
                . ./refactor
                COMP_WORDS=(refactor ver) COMP_CWORD=1 COMP_LINE='refactor ver' COMP_POINT=12
                _refactor refactor ver refactor 2>/dev/null; printf '%s\\n' "${COMPREPLY[@]}"
                """
            let run = try ProcessRun.of("/usr/bin/env", ["bash", "-c", words], in: folder)
            #expect(run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == ["verify"])
        }
    }

    /// Words that an option can have, and the styles of the working folder, those of the team among them.
    @Test(arguments: [
        (["check", "--format", "s"], "sarif"), (["emit", "--step", "2"], "2"), (["plan", "--style", "hou"], "house"),
    ])
    func bashCompletesTheWordsOfOptions(words: [String], word: String) throws {
        try withTemporaryFolder { folder in
            try write(try RefactorTool.run(["--generate-completion-script", "bash"]).output, to: folder + "/refactor")
            _ = try RefactorTool.run(["styles", "init", "--from", "viper", "house"], in: folder)
            let line = ([RefactorTool.path] + words).joined(separator: " ")
            let command = """
                . ./refactor
                COMP_WORDS=(\(line)) COMP_CWORD=3 COMP_LINE='\(line)' COMP_POINT=\(line.utf8.count)
                _refactor refactor \(words[2]) \(words[1]) 2>/dev/null; printf '%s\n' "${COMPREPLY[@]}"
                """
            let run = try ProcessRun.of("/usr/bin/env", ["bash", "-c", command], in: folder)
            #expect(run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) } == [word])
        }
    }

    @Test func aProgramThatIsNotThereIsNamed() throws {
        try withTemporaryFolder { folder in
            let run = try Scripts.run("install", [folder + "/refactor", folder + "/prefix"])
            #expect(run.status == 1 && run.errorOutput.contains("no program '\(folder)/refactor'"))
            #expect(try contents(of: folder).isEmpty)
        }
    }

    @Test func theFormulaNamesTheArchives() throws {
        try withTemporaryFolder { folder in
            try write("linux", to: folder + "/refactor-1.2.3-x86_64-unknown-linux-gnu.tar.gz")
            try write("mac", to: folder + "/refactor-1.2.3-apple-macosx.tar.gz")
            let run = try Scripts.run(
                "formula", [folder, "1.2.3", "https://example.com/o/refactor/releases/download/v1.2.3"])
            #expect(run.status == 0, "\(run.errorOutput)")
            for text in [
                "homepage \"https://example.com/o/refactor\"", "version \"1.2.3\"", "on_macos do", "on_intel do",
                "v1.2.3/refactor-1.2.3-apple-macosx.tar.gz\"",
                // printf linux | sha256sum
                "sha256 \"caf90169eefa5f807d577486b9f795ab86ae2983c5c20806cff959117e90af18\"",
            ] {
                #expect(run.output.contains(text), "\(text)")
            }
            #expect(run.output.matches(of: /sha256 "[0-9a-f]{64}"/).count == 2 && !run.output.contains("on_arm"))
        }
    }

    private func install(in folder: String) throws -> ProcessRun {
        let generator = folder + "/generator"
        try write(
            "#!/bin/sh\nfor last; do :; done\necho \"$*\" >\"$last/refactor.1\"\n", to: generator)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: generator)
        return try Scripts.run("install", [RefactorTool.path, folder + "/prefix", generator])
    }
}
