import Refactor
import TestSupport
import Testing

/// State and the code that uses it are weighed together: a line more or less that sets it decides about nothing else.
struct StateWithItsSettersTests {
    private static let header = """
        #import <UIKit/UIKit.h>

        @interface Report : NSObject
        @property (nonatomic, copy) NSString *name;
        @property (nonatomic, copy) NSString *kind;
        @property (nonatomic, copy) NSString *link;
        @property (nonatomic, copy) NSString *path;
        @end

        @interface ReportAPI : NSObject
        + (instancetype)sharedAPI;
        - (void)loadReport:(Report *)report completion:(void (^)(Report *report))completion;
        - (void)openReport:(Report *)report completion:(void (^)(NSString *link))completion;
        - (void)closeLink:(NSString *)link completion:(void (^)(BOOL isClosed))completion;
        - (void)deleteReport:(Report *)report completion:(void (^)(BOOL isDeleted))completion;
        @end

        @interface ReportController : UIViewController
        @end

        """

    private static let implementation = """
        #import "ReportController.h"

        @interface ReportController ()
        @property (nonatomic, strong) Report *report;
        @property (nonatomic, strong) Report *draft;
        @property (nonatomic, strong) UILabel *nameLabel;
        @property (nonatomic, strong) UIView *toolbar;
        @end

        @implementation ReportController

        - (void)viewDidLoad {
            [super viewDidLoad];
            [self.view addSubview:self.nameLabel];
            [self.view addSubview:self.toolbar];
            [self showReport];
        }

        - (void)viewWillAppear:(BOOL)animated {
            [super viewWillAppear:animated];
            self.title = [self reportName];
            self.toolbar.hidden = self.draft != nil;
            self.nameLabel.alpha = [self isEditable] ? 1 : 0.5;
        }

        - (void)showReport {
            self.title = [self reportName];
            self.nameLabel.text = [self kind];
            self.nameLabel.hidden = self.report.path == nil;
            self.toolbar.alpha = [self isEditable] ? 1 : 0.5;
        }

        - (IBAction)reloadTapped:(UIButton *)sender {
            [self.toolbar setNeedsLayout];
            self.toolbar.alpha = 0.5;
            __weak typeof(self) weakSelf = self;
            [[ReportAPI sharedAPI] loadReport:self.report completion:^(Report *report) {
                [weakSelf.toolbar setNeedsLayout];
                weakSelf.toolbar.alpha = 1;
                if (report) {
                    weakSelf.report = report;
                    [weakSelf showReport];
                } else {
                    weakSelf.nameLabel.text = weakSelf.report.name;
                    weakSelf.nameLabel.hidden = weakSelf.report.link == nil;
                    weakSelf.title = weakSelf.report.kind;
                }
            }];
        }

        - (IBAction)openTapped:(UIButton *)sender {
            [self openLink];
        }

        - (IBAction)closeTapped:(UIButton *)sender {
            [self closeLink];
        }

        - (IBAction)deleteTapped:(UIButton *)sender {
            [self deleteReport];
        }

        - (NSString *)reportName {
            if (_draft) {
                return _draft.name;
            } else {
                return _report.name;
            }
        }

        - (NSString *)kind {
            if (_draft) {
                return _draft.kind;
            } else {
                return _report.kind;
            }
        }

        - (NSString *)filePath {
            if (_draft) {
                return _draft.path;
            } else {
                return _report.path;
            }
        }

        - (BOOL)isEditable {
            NSArray *kinds = @[@"text", @"table"];
            if ([kinds containsObject:_report.kind]) {
                return YES;
            } else {
                return NO;
            }
        }

        - (void)openLink {
            __weak typeof(self) weakSelf = self;
            [[ReportAPI sharedAPI] openReport:_report completion:^(NSString *link) {
                if (link) {
                    weakSelf.report.link = link;
                    weakSelf.draft.link = link;
                } else {
                    weakSelf.report.link = nil;
                }
            }];
        }

        - (void)closeLink {
            NSString *link = [[_report.link componentsSeparatedByString:@"/"] lastObject];
            __weak typeof(self) weakSelf = self;
            [[ReportAPI sharedAPI] closeLink:link completion:^(BOOL isClosed) {
                if (isClosed) {
                    weakSelf.report.link = nil;
                    weakSelf.draft.link = nil;
                }
            }];
        }

        - (void)deleteReport {
            NSString *path = [self filePath];
            NSFileManager *fileManager = [NSFileManager defaultManager];
            if ([fileManager fileExistsAtPath:path]) {
                NSError *error;
                [fileManager removeItemAtPath:path error:&error];
                if (error) {
                    self.report.link = nil;
                    return;
                }
            }
            __weak typeof(self) weakSelf = self;
            [[ReportAPI sharedAPI] deleteReport:self.report completion:^(BOOL isDeleted) {
                if (isDeleted) {
                    [weakSelf showReport];
                }
            }];
        }

        @end

        """

    private func plan(_ implementation: String, adopting adoption: MigrationStep) throws -> Plan {
        try SampleTests.plan(
            of: [
                SourceFile(path: "ReportController.h", text: Self.header),
                SourceFile(path: "ReportController.m", text: implementation),
            ], adopting: adoption)
    }

    /// `reloadTapped:` stays, for it works on views; what it sets is the presenter's, and the presenter sets it.
    @Test func stateGoesWithTheLineThatSetsIt() throws {
        let files = try compiledTexts(of: plan(Self.implementation, adopting: .worthwhile))
        let presenter = try #require(files["ReportPresenter.m"])
        #expect(
            presenter.contains(
                """
                - (void)handleReloadWithReport:(Report *)report {
                    self.report = report;
                    [self.view showReport];
                }
                """), "\(presenter)")
        #expect(presenter.contains("- (BOOL)isEditable {"))
        #expect(files["ReportController.m"]?.contains("[weakSelf.presenter handleReloadWithReport:report];") == true)
    }

    /// The view reads the report at most places, but the code of the presenter would have nothing to work on.
    @Test func aFewMoreReadsInTheViewKeepNothingThere() throws {
        let reads = (0..<6).map { "    if (self.report.name.length > \($0)) { self.toolbar.tag = \($0); }" }
        let source = Self.implementation.replacing(
            "    [self.view addSubview:self.toolbar];",
            with: "    [self.view addSubview:self.toolbar];\n" + reads.joined(separator: "\n"))
        let plan = try plan(source, adopting: .worthwhile)
        #expect(plan.placements.contains { plan.controller.members[$0.member].id == "report" && $0.role == .presenter })
        // Many do: three times as many as others.
        let many = (0..<60).map { "    if (self.report.name.length > \($0)) { self.toolbar.tag = \($0); }" }
        let shown = Self.implementation.replacing(
            "    [self.view addSubview:self.toolbar];",
            with: "    [self.view addSubview:self.toolbar];\n" + many.joined(separator: "\n"))
        let other = try self.plan(shown, adopting: .worthwhile)
        #expect(other.placements.contains { other.controller.members[$0.member].id == "report" && $0.role == .view })
    }

    /// `_report.link = nil` asks the report, which is an object wherever it is kept; a part of a rectangle is one of the
    /// variable.
    @Test func aPartOfAnObjectIsAssignedFromAnywhere() throws {
        func role(of type: String, assigning assignment: String) throws -> Role? {
            let header = """
                #import <UIKit/UIKit.h>

                @interface Mark : NSObject
                @property (nonatomic) CGPoint origin;
                @end

                @interface MarkController : UIViewController
                @end
                """
            let source = """
                #import "MarkController.h"

                @interface MarkController ()
                @property (nonatomic) \(type)mark;
                @end

                @implementation MarkController

                - (void)viewDidLayoutSubviews {
                    [super viewDidLayoutSubviews];
                    \(assignment)
                }

                - (BOOL)isMarked {
                    return self.mark.origin.x > 0;
                }

                @end
                """
            let files = [
                SourceFile(path: "MarkController.h", text: header), SourceFile(path: "MarkController.m", text: source),
            ]
            let plan = try SampleTests.plan(of: files) {
                ["mark", "isMarked"].contains($0.name) ? .presenter : nil
            }
            return plan.placements.first { plan.controller.members[$0.member].id == "mark" }?.role
        }
        #expect(try role(of: "Mark *", assigning: "_mark.origin = self.view.frame.origin;") == .presenter)
        #expect(try role(of: "CGRect ", assigning: "_mark.origin = self.view.frame.origin;") == .view)
        #expect(try role(of: "Mark *", assigning: "_mark = nil;") == .presenter)
    }

    /// Where the presenter has what an interactor would, no member is the interactor's.
    @Test func aPresenterCanHaveItAll() throws {
        let parted = try plan(Self.implementation, adopting: .all)
        #expect(parted.placements.contains { $0.role == .interactor && $0.moves })
        let merged = try plan(Self.implementation, adopting: .mergingInteractor)
        #expect(
            !merged.placements.contains { $0.role == .interactor && merged.controller.members[$0.member].cut == nil })
        #expect(merged.placements.contains { $0.role == .presenter && $0.moves })
    }
}
