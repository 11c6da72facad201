import Refactor

/// The small controller that shows what a style makes of code.
enum ExampleController {
    static func file(in language: SourceLanguage) -> SourceFile {
        switch language {
        case .swift: SourceFile(path: "GreetingViewController.swift", text: swift)
        case .objectiveC: SourceFile(path: "GreetingViewController.m", text: objectiveC)
        }
    }

    private static let swift = """
        import UIKit

        final class GreetingViewController: UIViewController {
            private let button = UIButton()
            private let label = UILabel()
            private let defaults = UserDefaults.standard
            private var count = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                button.addTarget(self, action: #selector(didTapButton), for: .touchUpInside)
            }

            @objc private func didTapButton() {
                greet()
            }

            private func greet() {
                count += 1
                let name = loadName()
                show(text: count > 1 ? "Hello again, \\(name)" : "Hello, \\(name)")
                if count > 2 { openSettings() }
            }

            private func show(text: String) {
                label.text = text
            }

            private func loadName() -> String {
                return defaults.string(forKey: "name") ?? "stranger"
            }

            private func openSettings() {
                let settings = UIViewController()
                navigationController?.pushViewController(settings, animated: true)
            }
        }

        """

    private static let objectiveC = """
        #import <UIKit/UIKit.h>

        @interface GreetingViewController : UIViewController
        @property (nonatomic, strong) UILabel *label;
        @property (nonatomic, assign) NSInteger count;
        @end

        @implementation GreetingViewController

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self greet];
        }

        - (void)greet {
            self.count += 1;
            NSString *name = [self loadName];
            [self showText:[NSString stringWithFormat:@"Hello, %@", name]];
            if (self.count > 2) {
                [self openSettings];
            }
        }

        - (void)showText:(NSString *)text {
            self.label.text = text;
        }

        - (NSString *)loadName {
            return [[NSUserDefaults standardUserDefaults] stringForKey:@"name"];
        }

        - (void)openSettings {
            UIViewController *settings = [[UIViewController alloc] init];
            [self.navigationController pushViewController:settings animated:YES];
        }

        @end

        """
}
