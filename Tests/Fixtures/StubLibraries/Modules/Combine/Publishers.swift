public struct AnyPublisher<Output, Failure: Error>: Publisher {}

public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {}
}

extension Publisher {
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { fatalError() }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable { fatalError() }
}

public final class AnyCancellable: Hashable {
    public func store(in set: inout Set<AnyCancellable>) {}

    public func hash(into hasher: inout Hasher) {}

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }
}
