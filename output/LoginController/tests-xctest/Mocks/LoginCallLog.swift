/// The calls that the mocks of the Login module get, in their order.
@MainActor
final class LoginCallLog {
    var calls: [String] = []
}
