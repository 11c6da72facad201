import Refactor
import SwiftSource
import Testing

/// The border of a controller, in view of the other files of its app.
struct ModuleInterfaceReading {
    let plan: Plan

    /// Members alone are put into a controller called `ParcelController`.
    init(
        _ source: String, app: [String]? = nil, style: Style = .viper, choices: [String: ModuleInterfaceChoice] = [:]
    ) throws {
        let isWhole = source.contains("class ParcelController")
        let text = isWhole ? source : "class ParcelController: UIViewController {\n\(source)\n}\n"
        let facts = try SwiftLanguage().facts(of: SourceFile(path: "ParcelController.swift", text: text))
        let files = app?.enumerated().map { SourceFile(path: "App\($0.offset + 1).swift", text: $0.element) }
        let project = files.map { projectFacts(of: $0, callersOf: ["ParcelController"]) }
        let controller = try #require(
            try controllers(in: [facts], named: "ParcelController", project: project).first)
        plan = Refactor.plan(controller, style: style, border: choices)
    }

    /// `in user: User? = nil` for a parameter of the builder, the form in parentheses for anything else.
    var values: [String] {
        plan.border.values.map { value in
            let start = value.kind == .input ? "in" : value.kind.rawValue
            guard value.form == .parameter, value.obstacle == nil, let slot = value.slot else {
                return "\(start) \(value.name) (\(value.form.rawValue))"
            }
            let end = slot.defaultValue.map { " = " + $0 } ?? ""
            return "\(start) \(value.parameter): \(slot.type)\(end)\(slot.isGuarded ? ", if given" : "")"
        }
    }

    /// `push Detail with user, delegate: showDetail(user:)`.
    var routes: [String] {
        plan.border.routes.map { route in
            "\(route.kind.rawValue) \(route.target ?? "-")"
                + (route.data.isEmpty ? "" : " with " + route.data.joined(separator: ", "))
                + (route.builder.map { " by " + $0 } ?? "") + ": " + route.method
        }
    }

    /// Where a value is given.
    func places(_ name: String) -> [String] {
        plan.border.values.first { $0.name == name }?.callers.map(\.place) ?? []
    }
}
