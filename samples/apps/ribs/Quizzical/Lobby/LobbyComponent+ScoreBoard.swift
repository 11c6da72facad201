import RIBs

extension LobbyComponent: ScoreBoardDependency {

    var scoreStream: ScoreStream {
        return dependency.scoreStream
    }
}
