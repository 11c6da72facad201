import Foundation
import Refactor
import TestSupport
import Testing

/// What an initializer of Objective-C sets leaves the view: behind `[super init]` there is a view, which makes its module on
/// first use.
struct ObjCInitializerTests {
    private let methods = """
        - (void)saveTapped:(id)sender {
            if (self.rating == 0 || _topic.length == 0) {
                self.errorLabel.text = @"empty";
                return;
            }
            [[ReviewAPI sharedAPI] saveReview:_topic rating:self.rating];
        }

        - (void)starsTapped:(UIButton *)sender {
            self.rating = sender.tag;
            self.isChanged = YES;
        }

        - (BOOL)mayLeave {
            return !self.isChanged || self.rating == 0;
        }
        """

    /// What the module's files say, by name; it compiles.
    private func emitted(initializer: String) throws -> [String: String] {
        let header = """
            #import <UIKit/UIKit.h>

            @interface ReviewAPI : NSObject
            + (instancetype)sharedAPI;
            - (void)saveReview:(NSString *)topic rating:(NSInteger)rating;
            @end

            @interface ReviewController : UIViewController
            - (instancetype)initWithTopic:(NSString *)topic rating:(NSInteger)rating;
            @end

            """
        let implementation = """
            #import "ReviewController.h"

            @interface ReviewController ()
            @property (nonatomic, copy) NSString *topic;
            @property (nonatomic) NSInteger rating;
            @property (nonatomic) BOOL isChanged;
            @property (nonatomic, strong) UILabel *errorLabel;
            @end

            @implementation ReviewController

            \(initializer)

            \(methods)

            @end

            """
        let plan = try plan(of: [
            SourceFile(path: "ReviewController.h", text: header),
            SourceFile(path: "ReviewController.m", text: implementation),
        ]) { ["topic", "rating", "isChanged"].contains($0.name) ? .presenter : nil }
        return try compiledTexts(of: plan)
    }

    @Test func whatItDecidesIsToldAtOnce() throws {
        let files = try emitted(
            initializer: """
                - (instancetype)initWithTopic:(NSString *)topic rating:(NSInteger)rating {
                    self = [super initWithNibName:nil bundle:nil];
                    if (self) {
                        _topic = topic;
                        _rating = MIN(rating, 5);
                        self.isChanged = rating != _rating;
                    }
                    return self;
                }
                """)
        let presenter = try #require(files["ReviewPresenter.m"])
        #expect(
            presenter.contains(
                """
                - (void)setUpWithTopic:(NSString *)topic rating:(NSInteger)rating {
                    _topic = topic;
                    _rating = MIN(rating, 5);
                    self.isChanged = rating != _rating;
                }
                """), "\(presenter)")
        let view = try #require(files["ReviewController.m"])
        #expect(
            view.contains(
                """
                    if (self) {
                        [self.presenter setUpWithTopic:topic rating:rating];
                    }
                """), "\(view)")
    }

    @Test func nothingOfTheViewGoesByWayOfThePresenter() throws {
        let files = try emitted(
            initializer: """
                - (instancetype)initWithTopic:(NSString *)topic rating:(NSInteger)rating {
                    if ((self = [super initWithNibName:nil bundle:nil])) {
                        self.errorLabel = [[UILabel alloc] init];
                        _rating = rating;
                        self.errorLabel.hidden = YES;
                    }
                    return self;
                }
                """)
        #expect(
            files["ReviewController.m"]?.contains(
                """
                        self.errorLabel = [[UILabel alloc] init];
                        [self.presenter setUpWithRating:rating];
                        self.errorLabel.hidden = YES;
                """) == true, "\(files)")
    }

    @Test func nothingIsAskedBeforeThereIsAnObject() throws {
        let files = try emitted(
            initializer: """
                - (instancetype)initWithTopic:(NSString *)topic rating:(NSInteger)rating {
                    NSString *name = topic.length > 0 ? topic : nil;
                    self = [super initWithNibName:name bundle:nil];
                    _rating = rating;
                    return self;
                }
                """)
        let view = try #require(files["ReviewController.m"])
        let made = try #require(view.range(of: "[super initWithNibName"))
        let asked = try #require(view.range(of: "self.presenter"))
        #expect(made.upperBound < asked.lowerBound, "\(view)")
    }
}
