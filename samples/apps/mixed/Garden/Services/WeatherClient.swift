import Foundation

struct Weather: Decodable {
    let degrees: Double
    let rain: Bool
}

final class WeatherClient {

    private let session: URLSession

    init(session: URLSession = .shared) {
        self.session = session
    }

    func today(completion: @escaping (Weather?) -> Void) {
        let url = URL(string: "https://garden.example/weather/today")!
        session.dataTask(with: url) { data, _, _ in
            let weather = data.flatMap { try? JSONDecoder().decode(Weather.self, from: $0) }
            DispatchQueue.main.async { completion(weather) }
        }.resume()
    }
}
