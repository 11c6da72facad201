import Foundation

/// A thread that works on cases; its stack is large, since the oracles parse what is deep.
final class Worker: @unchecked Sendable {
    private let campaign: Campaign
    private let bench: @Sendable () throws -> Workbench
    private let end = DispatchSemaphore(value: 0)
    /// Why it could not go on; read after its end.
    private(set) var trouble: String?

    init(campaign: Campaign, bench: @escaping @Sendable () throws -> Workbench) {
        self.campaign = campaign
        self.bench = bench
    }

    func start() {
        let thread = Thread { [self] in
            do {
                try campaign.work(on: bench())
            } catch {
                trouble = "\(error)"
            }
            end.signal()
        }
        thread.stackSize = 512 << 20
        thread.start()
    }

    func wait() { end.wait() }
}
