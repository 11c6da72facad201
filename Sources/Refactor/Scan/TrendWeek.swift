/// The controllers of an app at the end of a week.
package struct TrendWeek: Sendable, Equatable, Codable {
    /// The Monday that it begins with: 2026-11-23.
    package let week: String
    /// The last commit of the week, or of one before it.
    package let commit: String
    package let controllers: Int
    /// All lines of the controllers.
    package let lines: Int
    /// Those that other roles should have.
    package let beyond: Int

    package init(week: String, commit: String, controllers: Int, lines: Int, beyond: Int) {
        self.week = week
        self.commit = commit
        self.controllers = controllers
        self.lines = lines
        self.beyond = beyond
    }

    /// The number of a week by its seconds since 1970; weeks begin on Monday.
    package static func number(ofSeconds seconds: Int) -> Int {
        let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
        // The first of January 1970 was a Thursday.
        return days >= -3 ? (days + 3) / 7 : (days - 3) / 7
    }

    /// The Monday of a week, by its number.
    package static func monday(of number: Int) -> String {
        // Days since the first of March of the year 0, in which every leap day ends a year.
        let days = number * 7 - 3 + 719_468
        let era = days / 146_097
        let dayOfEra = days - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let month = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * month + 2) / 5 + 1
        let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
        return "\(year)-\(padded(month < 10 ? month + 3 : month - 9))-\(padded(day))"
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
