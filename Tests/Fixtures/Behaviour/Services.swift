// The services of the sample app (`samples/Support/AppTypes.swift`), recording and in the driver's hand.
import UIKit

final class SecretStore {
    static let shared = SecretStore()
    private var secrets: [String: String] = [:]

    func set(_ secret: String?, for key: String) {
        Recording.add("secret of \(key) = \(shown(secret))")
        secrets[key] = secret
    }

    func secret(for key: String) -> String? {
        Recording.add("secret of \(key) is read")
        return secrets[key]
    }
}

final class ThirdPartyKit {
    static let shared = ThirdPartyKit()

    /// What it answers before it returns; it keeps the completion otherwise.
    var codeAtOnce: String??
    private var completion: ((String?) -> Void)?

    func isInstalled(_ name: String) -> Bool {
        Recording.add("is \(name) installed")
        return name != "taobao"
    }

    func authorize(with name: String, from controller: UIViewController, completion: @escaping (String?) -> Void) {
        Recording.add("authorize with \(name) from \(type(of: controller))")
        if let codeAtOnce { completion(codeAtOnce) } else { self.completion = completion }
    }

    func answer(_ code: String?) { completion?(code) }
}

enum Tracker {
    static func log(_ event: String, _ values: [String: String] = [:]) {
        let texts = values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        Recording.add("track \(event) \(texts.joined(separator: " "))")
    }
}

final class BookingService {
    static let shared = BookingService()

    private var waiting: [(name: String, answer: (Any?) -> Void)] = []
    private var last: ((Any?) -> Void)?
    private var atOnce: [String: Any?] = [:]

    /// Answers the oldest question of a name.
    func answer<Value>(_ name: String, _ value: Value?) {
        guard let index = waiting.firstIndex(where: { $0.name == name }) else {
            return Recording.add("nobody asked for \(name)")
        }
        last = waiting.remove(at: index).answer
        last?(value)
    }

    /// Answers the last question once more.
    func answerAgain<Value>(_ value: Value?) { last?(value) }

    /// From now on every question of a name is answered before it returns.
    func answerAtOnce<Value>(_ name: String, _ value: Value?) { atOnce[name] = .some(value.map { $0 as Any }) }

    /// From now on every question waits again.
    func answerLater() { atOnce = [:] }

    private func ask<Value>(_ name: String, _ completion: @escaping (Value?) -> Void) {
        let answer: (Any?) -> Void = { completion($0 as? Value) }
        if let value = atOnce[name] { answer(value) } else { waiting.append((name, answer)) }
    }

    func slots(for guests: Int, completion: @escaping (Result<[BookingSlot], BookingError>) -> Void) {
        Recording.add("slots for \(guests)?")
        ask("slots") { completion($0 ?? .failure(.offline)) }
    }

    func hold(_ slot: BookingSlot, guests: Int, completion: @escaping (Int?) -> Void) {
        Recording.add("hold \(slot.id) for \(guests)?")
        ask("hold", completion)
    }

    func release(_ slot: BookingSlot) { Recording.add("release \(slot.id)") }

    func price(of slot: BookingSlot, guests: Int, voucher: String?) throws -> Decimal {
        Recording.add("price of \(slot.id) for \(guests) with \(shown(voucher))?")
        if voucher == "OLD" { throw BookingError.refused("This voucher is too old.") }
        if voucher == "ODD" { throw CocoaError(.fileNoSuchFile) }
        return voucher == nil ? Decimal(guests) * 10 : 0
    }

    func book(_ request: BookingRequest, completion: @escaping (Result<Booking, BookingError>) -> Void) {
        let person = "\(request.name), \(request.phone), voucher \(shown(request.voucher))"
        Recording.add("book \(request.slot.id) for \(request.guests): \(person)?")
        ask("book") { completion($0 ?? .failure(.offline)) }
    }

    func points(for phone: String, completion: @escaping (Int) -> Void) {
        Recording.add("points for \(phone)?")
        ask("points") { completion($0 ?? 0) }
    }
}
