import Testing

@Suite struct StatementFactTests {
    @Test func statementsAreCutAtTheFirstInsideThem() throws {
        try expectStatementFacts(
            """
            [self a];
            if (x) {
                [self b];
            } else if (y)
                [self c];
            run(^{
                int z = 1;
            });
            switch (x) {
            case 1:
                [self d];
                break;
            }
            for (int i = 0; i < 1; i++) { }
            ;
            return;
            """,
            [
                "0 [self a];", "0 if (x) {", "1 [self b];", "1 [self c];", "0 run(^{", "1 int z = 1;", "0 switch (x) {",
                "1 [self d];", "1 break;", "0 for (int i = 0; i < 1; i++) { }", "0 return;",
            ])
    }
}
