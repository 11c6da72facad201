import UserNotifications

protocol ReminderScheduling: AnyObject {
    func schedule(_ text: String, at date: Date)
    func cancelAll()
}

final class NotificationScheduler: ReminderScheduling {

    private let center = UNUserNotificationCenter.current()

    func schedule(_ text: String, at date: Date) {
        let content = UNMutableNotificationContent()
        content.body = text
        let parts = Calendar.current.dateComponents([.year, .month, .day, .hour], from: date)
        let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: false)
        center.add(UNNotificationRequest(identifier: text, content: content, trigger: trigger))
    }

    func cancelAll() {
        center.removeAllPendingNotificationRequests()
    }
}
