import UIKit

@MainActor
final class WeatherWireFrame: WeatherWireFrameInterface {
    weak var viewController: WeatherViewController?

    // MARK: - Pages by key

    /// Shows the page that a message names, for those who know it by its key; what cannot be shown is logged.
    func routing(messageOfPage message: WeatherMessageInfo) {
        guard let show = Self.pages[message.name] else {
            NSLog("%@", "WeatherWireFrame has no page '\(message.name)'")
            return
        }
        do {
            try show(self, message)
        } catch {
            NSLog("%@", "WeatherWireFrame cannot show '\(message.name)': \(error)")
        }
    }

    /// What shows each page, by its key.
    private static let pages: [String: (WeatherWireFrame, WeatherMessageInfo) throws -> Void] = [
        WeatherMessageInfo.Page.openCitySearch: { wireFrame, message in
            wireFrame.openCitySearch()
        },
        WeatherMessageInfo.Page.openDetail: { wireFrame, message in
            wireFrame.openDetail(of: try message.value("day"))
        },
        WeatherMessageInfo.Page.openSettings: { wireFrame, message in
            wireFrame.openSettings()
        },
    ]

    func openCitySearch() {
        let search = CitySearchController()
        search.onPick = { [weak self] city in
            self?.viewController?.saveCity(city)
            self?.viewController?.navigationController?.popViewController(animated: true)
            self?.viewController?.refresh()
        }
        viewController?.navigationController?.pushViewController(search, animated: true)
    }

    func openDetail(of day: WeatherViewController.Day) {
        guard let viewController = viewController else { return }
        let detail = ForecastDetailController(day: day.date, summary: viewController.summary(of: day))
        viewController.navigationController?.pushViewController(detail, animated: true)
    }

    func openSettings() {
        guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
        UIApplication.shared.open(url)
    }
}
