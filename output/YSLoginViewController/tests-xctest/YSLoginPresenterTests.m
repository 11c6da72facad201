#import <XCTest/XCTest.h>

#import "YSLoginPresenter.h"
#import "YSLoginMocks.h"

@interface YSLoginPresenterTests : XCTestCase

@property (nonatomic) NSMutableArray<NSString *> *log;
@property (nonatomic) YSLoginViewInputMock *view;
@property (nonatomic) YSLoginInteractorInputMock *interactor;
@property (nonatomic) YSLoginRouterInputMock *router;
@property (nonatomic) YSLoginPresenter *presenter;

@end

/// What `YSLoginPresenter` asks of the others today: a start. Say in a test's name what should happen, and why.
@implementation YSLoginPresenterTests

- (void)setUp
{
    [super setUp];
    self.log = [NSMutableArray array];
    self.view = [[YSLoginViewInputMock alloc] initWithLog:self.log];
    self.interactor = [[YSLoginInteractorInputMock alloc] initWithLog:self.log];
    self.router = [[YSLoginRouterInputMock alloc] initWithLog:self.log];
    self.presenter = [[YSLoginPresenter alloc] initWithInteractor:self.interactor router:self.router];
    self.presenter.view = self.view;
}

- (void)testSetUp
{
    [self.presenter setUp];
    XCTAssertEqualObjects(self.log, @[]);
}

- (void)testViewDidDisappear
{
    [self.presenter viewDidDisappear];
    XCTAssertEqualObjects(self.log, @[]);
}

- (void)testLoginClickWithMessageAccountSecret
{
    [self.presenter loginClickWithMessage:@"message" account:@"account" secret:@"secret"];
    // Next: set up what this depends on, and say which of these is asked.
    NSSet *expected = [NSSet setWithArray:(@[ @"interactor.userInfoWithAccount:secret:", @"view.showLoading:", @"interactor.postPath:parameters:success:failure:", @"interactor.saveUser:account:password:", @"interactor.updateCurrentUser:", @"view.didLoginWithUser:", @"router.close", @"view.showAlertWithTitle:confirm:handler:", @"view.registAccount", @"view.forgetPassword", @"router.bindPhoneWithTicket:" ])];
    XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);
}

- (void)testCancelClick
{
    [self.presenter cancelClick];
    XCTAssertEqualObjects(self.log, (@[ @"router.close" ]));
}

- (void)testProtocolTap
{
    [self.presenter protocolTap];
    XCTAssertEqualObjects(self.log, (@[ @"router.showProtocol" ]));
}

- (void)testModeChangedWithSelectedSegmentIndex
{
    [self.presenter modeChangedWithSelectedSegmentIndex:1];
    XCTAssertEqualObjects(self.log, (@[ @"view.reloadMode" ]));
}

- (void)testCodeButtonTitle
{
    (void)[self.presenter codeButtonTitle];
    XCTAssertEqualObjects(self.log, @[]);
}

- (void)testLoginInWithInfo
{
    [self.presenter loginInWithInfo:@{}];
    XCTAssertTrue([[self.log componentsJoinedByString:@" "] hasPrefix:@"view.showLoading: interactor.postPath:parameters:success:failure:"]);
    NSSet *expected = [NSSet setWithArray:(@[ @"view.showLoading:", @"interactor.postPath:parameters:success:failure:", @"interactor.saveUser:account:password:", @"interactor.updateCurrentUser:", @"view.didLoginWithUser:", @"router.close", @"view.showAlertWithTitle:confirm:handler:", @"view.registAccount", @"view.forgetPassword", @"router.bindPhoneWithTicket:" ])];
    XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);
}

- (void)testRequestCodeWithMobile
{
    [self.presenter requestCodeWithMobile:@"mobile"];
    XCTAssertTrue([[self.log componentsJoinedByString:@" "] hasPrefix:@"interactor.postPath:parameters:success:failure:"]);
    NSSet *expected = [NSSet setWithArray:(@[ @"interactor.postPath:parameters:success:failure:", @"view.codeTimer =", @"view.updateCodeTimer", @"view.updateCodeButton" ])];
    XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);
}

- (void)testFetchAvatarImageWithAccount
{
    [self.presenter fetchAvatarImageWithAccount:@"accountStr"];
    XCTAssertTrue([[self.log componentsJoinedByString:@" "] hasPrefix:@"view.cachedAvatarForAccount:"]);
    NSSet *expected = [NSSet setWithArray:(@[ @"view.cachedAvatarForAccount:", @"view.showAvatar:", @"view.cacheAvatar:forAccount:" ])];
    XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);
}

- (void)testHandleLoginModeWithInfoSecret
{
    [self.presenter handleLoginModeWithInfo:[NSMutableDictionary dictionary] secret:@"secret"];
    XCTAssertEqualObjects(self.log, @[]);
}

- (void)testStopCodeTimer
{
    [self.presenter stopCodeTimer];
    XCTAssertEqualObjects(self.log, (@[ @"view.codeTimer =" ]));
}

- (void)testCodeTimerFired
{
    [self.presenter codeTimerFired];
    XCTAssertTrue([self.log containsObject:@"view.updateCodeButton"]);
    NSSet *expected = [NSSet setWithArray:(@[ @"view.updateCodeButton", @"view.codeTimer =" ])];
    XCTAssertTrue([[NSSet setWithArray:self.log] isSubsetOfSet:expected]);
}

- (void)testSaveYSRememberPasswordWithBool
{
    [self.presenter saveYSRememberPasswordWithBool:YES];
    XCTAssertEqualObjects(self.log, (@[ @"interactor.saveYSRememberPasswordWithBool:" ]));
}

@end
