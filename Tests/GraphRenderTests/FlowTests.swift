import GraphRender
import Testing

@Suite struct FlowTests {
    @Test(arguments: zip(["ab bc", "ab ba", "ab bc ca ac", "aa ab ab", "bc cb ab"], [[], [1], [2], [], [1]]))
    func stepsThatCloseACycleAreFound(steps: String, expected: [Int]) {
        let flow = Flow(
            nodes: ["a", "b", "c"],
            steps: steps.split(separator: " ").map { Flow.Step(from: String($0.prefix(1)), to: String($0.suffix(1))) }
        )
        #expect(flow.backSteps.sorted() == expected)
    }
}
