#import <XCTest/XCTest.h>

#import "YSLoginInteractor.h"
#import "YSLoginPresenter.h"
#import "YSLoginRouter.h"
#import "YSLoginViewController.h"

/// How the parts of the YSLogin module hold each other.
@interface YSLoginModuleTests : XCTestCase

@end

@implementation YSLoginModuleTests

- (void)testEveryPartKnowsTheOthers
{
    YSLoginViewController *view = [[YSLoginViewController alloc] init];
    YSLoginPresenter *presenter = [view valueForKey:@"presenter"];
    YSLoginInteractor *interactor = [presenter valueForKey:@"interactor"];
    YSLoginRouter *router = [presenter valueForKey:@"router"];
    XCTAssertTrue([presenter isKindOfClass:[YSLoginPresenter class]]);
    XCTAssertTrue([interactor isKindOfClass:[YSLoginInteractor class]]);
    XCTAssertTrue([router isKindOfClass:[YSLoginRouter class]]);
    XCTAssertEqual([presenter valueForKey:@"view"], view);
    XCTAssertEqual([interactor valueForKey:@"output"], presenter);
    XCTAssertEqual([router valueForKey:@"viewController"], view);
}

- (void)testNoPartOutlivesTheScreen
{
    __weak YSLoginViewController *weakView = nil;
    __weak YSLoginPresenter *weakPresenter = nil;
    __weak YSLoginInteractor *weakInteractor = nil;
    __weak YSLoginRouter *weakRouter = nil;
    @autoreleasepool {
        YSLoginViewController *view = [[YSLoginViewController alloc] init];
        YSLoginPresenter *presenter = [view valueForKey:@"presenter"];
        YSLoginInteractor *interactor = [presenter valueForKey:@"interactor"];
        YSLoginRouter *router = [presenter valueForKey:@"router"];
        weakView = view;
        weakPresenter = presenter;
        weakInteractor = interactor;
        weakRouter = router;
    }
    XCTAssertNil(weakView);
    XCTAssertNil(weakPresenter);
    XCTAssertNil(weakInteractor);
    XCTAssertNil(weakRouter);
}

@end
