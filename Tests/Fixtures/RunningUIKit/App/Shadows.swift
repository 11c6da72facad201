// What a module declares itself hides what it imports, so that sources use these without knowing it.
import UIKit

typealias DispatchQueue = DispatchedWork
typealias NotificationCenter = RecordedNotifications
typealias Timer = VirtualTimer
typealias URLSession = RecordedSession
typealias URLSessionDataTask = RecordedTask
typealias UserDefaults = RecordedDefaults
