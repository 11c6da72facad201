import Foundation

struct Question: Decodable {
    let text: String
    let answers: [String]
    let rightAnswer: Int
}

protocol QuestionSource: AnyObject {
    func questions() -> [Question]
}

final class BundledQuestionSource: QuestionSource {

    func questions() -> [Question] {
        guard let url = Bundle.main.url(forResource: "questions", withExtension: "json"),
            let data = try? Data(contentsOf: url)
        else { return [] }
        return (try? JSONDecoder().decode([Question].self, from: data)) ?? []
    }
}
