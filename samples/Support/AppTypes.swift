// The rest of the sample app: just enough of its screens and services for the sample controllers.

import UIKit

// MARK: - Screens

protocol RegistrationControllerDelegate: AnyObject {
    func registrationController(_ controller: RegistrationController, didRegister userName: String)
}

final class RegistrationController: UIViewController {
    weak var delegate: RegistrationControllerDelegate?
}

final class ForgotPasswordController: UIViewController {
    var userName = ""
}

final class CaptchaController: UIViewController {
    var onSolved: ((String) -> Void)?
}

final class PhoneBindingController: UIViewController {
    var ticket: String?
}

final class AgreementController: UIViewController {}

final class MainTabBarController: UITabBarController {
    var userName = ""
}

final class ForecastDetailController: UIViewController {
    let day: Date
    let summary: String

    init(day: Date, summary: String) {
        self.day = day
        self.summary = summary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class CitySearchController: UIViewController {
    var onPick: ((String) -> Void)?
}

final class CheckoutController: UIViewController {
    var total: Decimal = 0
    var couponCode: String?
}

final class ProductController: UIViewController {
    var sku = ""
}

final class OrderDetailController: UIViewController {
    var orderNumber = ""
}

final class PaymentController: UIViewController {
    var orderNumber = ""
    var onPaid: (() -> Void)?
}

final class LogisticsController: UIViewController {
    var trackingNumber = ""
}

final class CountryPickerController: UIViewController {
    var onPick: ((String) -> Void)?
}

protocol VoucherControllerDelegate: AnyObject {
    func voucherController(_ controller: VoucherController, didEnter code: String)
    func voucherControllerDidCancel(_ controller: VoucherController)
}

final class VoucherController: UIViewController {
    weak var delegate: VoucherControllerDelegate?
}

final class BookingConfirmationController: UIViewController {
    var code = ""
    var points = 0
    var onClose: (() -> Void)?
}

final class ArticleDetailController: UIViewController {
    var articleID = ""
}

protocol PostPageDelegate: AnyObject {
    func toggleBookmark(for post: Post)
}

final class PostPageController: UIViewController {
    weak var delegate: PostPageDelegate?
    let post: Post

    init(post: Post) {
        self.post = post
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

// MARK: - Values

struct Post: Codable, Equatable {
    let id: Int
    let title: String
    let body: String
}

struct Article: Codable, Equatable {
    let id: String
    let title: String
    let summary: String
    let publishedAt: Date
}

struct Person: Equatable {
    let firstName: String
    let lastName: String
}

struct Comment: Codable, Equatable {
    let id: Int
    let author: String
    let body: String
}

struct BookingSlot: Equatable {
    let id: Int
    let time: Date
    var freeSeats: Int
}

struct BookingRequest {
    let slot: BookingSlot
    let guests: Int
    let name: String
    let phone: String
    var voucher: String?
}

struct Booking {
    let code: String
    let price: Decimal
}

enum BookingError: Error {
    case offline, slotTaken, closed, refused(String)
}

// MARK: - Services

/// Small secrets, one per key.
final class SecretStore {
    static let shared = SecretStore()

    private var secrets: [String: String] = [:]

    func set(_ secret: String?, for key: String) {
        secrets[key] = secret
    }

    func secret(for key: String) -> String? {
        secrets[key]
    }
}

/// Wraps the login kits of the other companies.
final class ThirdPartyKit {
    static let shared = ThirdPartyKit()

    func isInstalled(_ name: String) -> Bool {
        !name.isEmpty
    }

    func authorize(with name: String, from controller: UIViewController, completion: @escaping (String?) -> Void) {
        completion(nil)
    }
}

enum Tracker {
    static func log(_ event: String, _ values: [String: String] = [:]) {}
}

/// The reservations of a restaurant.
final class BookingService {
    static let shared = BookingService()

    func slots(for guests: Int, completion: @escaping (Result<[BookingSlot], BookingError>) -> Void) {
        completion(.success([]))
    }

    /// Keeps seats free for some minutes; answers for how many seconds.
    func hold(_ slot: BookingSlot, guests: Int, completion: @escaping (Int?) -> Void) {
        completion(nil)
    }

    func release(_ slot: BookingSlot) {}

    func price(of slot: BookingSlot, guests: Int, voucher: String?) throws -> Decimal {
        Decimal(guests) * 10
    }

    func book(_ request: BookingRequest, completion: @escaping (Result<Booking, BookingError>) -> Void) {
        completion(.failure(.offline))
    }

    func points(for phone: String, completion: @escaping (Int) -> Void) {
        completion(0)
    }
}

/// The people that the device knows.
final class AddressBook {
    static let shared = AddressBook()

    func nextPerson(completion: @escaping (Person?) -> Void) {
        completion(nil)
    }
}

/// The articles of the server.
final class ArticleService {
    static let shared = ArticleService()

    func articles(completion: @escaping (Result<[Article], Error>) -> Void) {
        completion(.success([]))
    }
}

/// The posts of the server and what people say about them.
final class PostAPI {
    static let shared = PostAPI()

    func posts(completion: @escaping (Result<[Post], Error>) -> Void) {
        completion(.success([]))
    }

    func comments(for post: Post, completion: @escaping (Result<[Comment], Error>) -> Void) {
        completion(.success([]))
    }
}

/// The bookmarks of the reader.
final class BookmarkStore {
    static let shared = BookmarkStore()

    private var bookmarked: Set<Int> = []

    func isBookmarked(_ id: Int) -> Bool {
        bookmarked.contains(id)
    }

    func toggle(_ id: Int) {
        if bookmarked.remove(id) == nil {
            bookmarked.insert(id)
        }
    }
}
