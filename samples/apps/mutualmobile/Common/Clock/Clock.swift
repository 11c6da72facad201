import Foundation

protocol Clock {
    func today() -> Date
}

class DeviceClock: Clock {
    func today() -> Date {
        Calendar.current.startOfDay(for: Date())
    }
}
