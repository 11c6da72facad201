#import <UIKit/UIKit.h>

#import "YSThirdLogin.h"
#import "UIColor+YSHex.h"
#import "YSBindPhoneViewController.h"
#import "YSKeychain.h"
#import "YSLoginDefine.h"
#import "YSProgressHUD.h"
#import "YSRecoverViewController.h"
#import "YSRegisterViewController.h"
#import "YSStatistics.h"
#import "YSUser.h"
#import "YSUserCenter.h"
#import "YSWebViewController.h"
#import "YSLoginViewController.h"
#import "YSLoginProtocols.h"

@class YSUser;

/// `YSLoginViewOutput` for tests: notes what it is asked, and gives what the test says.
@interface YSLoginViewOutputMock : NSObject <YSLoginViewOutput>

@property (nonatomic, assign) YSLoginMode loginMode;
@property (nonatomic, copy) NSString *account;
@property (nonatomic) NSInteger remainingSeconds;
@property (nonatomic) NSDate *lockedUntil;
@property (nonatomic) NSString *codeButtonTitleStub;
@property (nonatomic) NSDictionary *loginInWithInfoUserInfo;
@property (nonatomic) NSString *requestCodeWithMobile;
@property (nonatomic) NSString *fetchAvatarImageWithAccountAccountStr;
@property (nonatomic) YSThirdLoginType thirdLoginWithLoginType;
@property (nonatomic) NSString *loginClickWithMessage;
@property (nonatomic) NSString *loginClickWithMessageAccount;
@property (nonatomic) NSString *loginClickWithMessageSecret;
@property (nonatomic) NSInteger modeChangedWithSelectedSegmentIndex;
@property (nonatomic) BOOL saveYSRememberPasswordWithBoolOn;
@property (nonatomic) BOOL rememberChangedWithBoolOn;

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;

@end

/// `YSLoginViewInput` for tests: notes what it is asked, and gives what the test says.
@interface YSLoginViewInputMock : NSObject <YSLoginViewInput>

@property (nonatomic) NSTimer *codeTimer;
@property (nonatomic) UIImage *showAvatarImage;
@property (nonatomic) BOOL showLoading;
@property (nonatomic) NSString *showAlertWithTitle;
@property (nonatomic) NSString *showAlertWithTitleConfirm;
@property (nonatomic) void (^showAlertWithTitleHandler)(void);
@property (nonatomic) NSString *trimmedAccountStub;
@property (nonatomic) NSString *cachedAvatarForAccount;
@property (nonatomic) UIImage *cachedAvatarForAccountStub;
@property (nonatomic) UIImage *cacheAvatarImage;
@property (nonatomic) NSString *cacheAvatarAccount;
@property (nonatomic) YSUser *didLoginWithUser;
@property (nonatomic) NSUserDefaults *updateFillLastAccountWithDefaults;
@property (nonatomic) NSString *updateFillLastAccountWithDefaultsAccount;

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;

@end

/// `YSLoginInteractorInput` for tests: notes what it is asked, and gives what the test says.
@interface YSLoginInteractorInputMock : NSObject <YSLoginInteractorInput>

@property (nonatomic) NSURLSession *session;
@property (nonatomic) NSString *postPath;
@property (nonatomic) NSDictionary *postPathParameters;
@property (nonatomic) YSSuccessBlock postPathSuccess;
@property (nonatomic) YSFailureBlock postPathFailure;
@property (nonatomic) NSURLSessionDataTask *postPathStub;
@property (nonatomic) YSUser *saveUser;
@property (nonatomic) NSString *saveUserAccount;
@property (nonatomic) NSString *saveUserPassword;
@property (nonatomic) NSString *userInfoWithAccount;
@property (nonatomic) NSString *userInfoWithAccountSecret;
@property (nonatomic) NSDictionary *userInfoWithAccountStub;
@property (nonatomic) BOOL saveYSRememberPasswordWithBoolOn;
@property (nonatomic) YSUser *updateCurrentUser;

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;

@end

/// `YSLoginInteractorOutput` for tests: notes what it is asked, and gives what the test says.
@interface YSLoginInteractorOutputMock : NSObject <YSLoginInteractorOutput>

@property (nonatomic) NSMutableDictionary *handleLoginModeWithInfo;
@property (nonatomic) NSString *handleLoginModeWithInfoSecret;

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;

@end

/// `YSLoginRouterInput` for tests: notes what it is asked, and gives what the test says.
@interface YSLoginRouterInputMock : NSObject <YSLoginRouterInput>

@property (nonatomic) NSString *bindPhoneWithTicket;

- (instancetype)initWithLog:(NSMutableArray<NSString *> *)log;

@end
