import Foundation

/// The processor time that the calling thread spends in `work`: what other tests do beside it does not count.
package func threadTime(_ work: () throws -> Void) rethrows -> Duration {
    let start = timeOfThread()
    try work()
    return timeOfThread() - start
}

private func timeOfThread() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
}
