/// A module without code, for a new screen: every component of a style, every protocol, and one event that goes through.
package enum BlankModule {
    /// The controller of the module: it says when its view is ready.
    package static func sources(of style: Style, module: String, in language: SourceLanguage) -> [SourceFile] {
        let name = controllerName(of: style, module: module)
        switch language {
        case .swift: return [SourceFile(path: name + ".swift", text: filled(swift, ["class": name]))]
        case .objectiveC:
            return [
                SourceFile(path: name + ".h", text: filled(header, ["class": name])),
                SourceFile(path: name + ".m", text: filled(implementation, ["class": name])),
            ]
        }
    }

    /// The plan of the module: what handles the view's event does so in its component, and all ports are there, though
    /// nothing goes through them yet.
    package static func plan(
        of facts: [SyntaxFacts], in style: Style, module: String
    ) throws(ControllerError) -> Plan? {
        let event = facts.contains { $0.language == .objectiveC } ? "viewIsReady" : "viewIsReady()"
        guard let controller = try controllers(in: facts, named: nil, project: nil).first else { return nil }
        var plan = Refactor.plan(controller, style: style, module: module, pins: [event: .presenter])
        plan.isBlank = true
        let known = plan.boundaries
        plan.boundaries = style.ports.map { port in
            known.first { $0.port == port } ?? Boundary(port: port, requirements: [])
        }
        return plan
    }

    private static func controllerName(of style: Style, module: String) -> String {
        filled(style.component(for: .view)?.namePattern ?? "{module}ViewController", module: module)
    }

    private static let swift = """
        import UIKit

        final class {class}: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                viewIsReady()
            }

            private func viewIsReady() {
            }
        }

        """

    private static let header = """
        #import <UIKit/UIKit.h>

        @interface {class} : UIViewController

        @end

        """

    private static let implementation = """
        #import "{class}.h"

        @implementation {class}

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self viewIsReady];
        }

        - (void)viewIsReady {
        }

        @end

        """
}
