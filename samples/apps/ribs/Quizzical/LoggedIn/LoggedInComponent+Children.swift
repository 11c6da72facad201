import RIBs

extension LoggedInComponent: LobbyDependency {

    var scoreStream: ScoreStream {
        return mutableScoreStream
    }
}

extension LoggedInComponent: QuizDependency {}
