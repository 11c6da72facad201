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

/// What `YSLoginViewController` asks of `YSLoginViewPresenter`.
@protocol YSLoginViewDataSource <NSObject>

@property (nonatomic, assign) NSInteger remainingSeconds;
@property (nonatomic, assign) NSInteger failedTimes;
@property (nonatomic, readonly) NSURLSession *session;

- (NSString *)codeButtonTitle;
- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;

@end
