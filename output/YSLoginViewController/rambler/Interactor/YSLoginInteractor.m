#import "YSLoginInteractor.h"

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

@interface YSLoginInteractor ()

@property (nonatomic, strong) NSURLSession *session;

@end

@implementation YSLoginInteractor

#pragma mark - 懒加载

- (NSURLSession *)session
{
    if (!_session) {
        NSURLSessionConfiguration *configuration = [NSURLSessionConfiguration defaultSessionConfiguration];
        configuration.timeoutIntervalForRequest = 15;
        _session = [NSURLSession sessionWithConfiguration:configuration];
    }
    return _session;
}

#pragma mark - 事件处理

- (void)saveYSRememberPasswordWithBool:(BOOL)on
{
    [[NSUserDefaults standardUserDefaults] setBool:on forKey:kYSRememberPasswordKey];
}

#pragma mark - 网络请求

/// 所有接口都从这里发出,结果回到主线程
- (NSURLSessionDataTask *)postPath:(NSString *)path
                        parameters:(NSDictionary *)parameters
                           success:(YSSuccessBlock)success
                           failure:(YSFailureBlock)failure
{
    NSURL *url = [NSURL URLWithString:[kYSBaseURL stringByAppendingString:path]];
    NSMutableURLRequest *request = [NSMutableURLRequest requestWithURL:url];
    request.HTTPMethod = @"POST";
    request.HTTPBody = [NSJSONSerialization dataWithJSONObject:parameters options:0 error:NULL];
    [request setValue:@"application/json" forHTTPHeaderField:@"Content-Type"];
    NSURLSessionDataTask *task = [self.session
        dataTaskWithRequest:request
          completionHandler:^(NSData *data, NSURLResponse *response, NSError *error) {
              NSError *problem = error;
              NSDictionary *body = nil;
              if (data && !problem) {
                  body = [NSJSONSerialization JSONObjectWithData:data options:0 error:&problem];
              }
              NSInteger code = [body[@"code"] integerValue];
              if (!problem && code != 0) {
                  NSDictionary *info = @{NSLocalizedDescriptionKey : body[@"message"] ?: @""};
                  problem = [NSError errorWithDomain:kYSErrorDomain code:code userInfo:info];
              }
              dispatch_async(dispatch_get_main_queue(), ^{
                  if (problem) {
                      failure(problem);
                  } else {
                      success(body[@"data"]);
                  }
              });
          }];
    [task resume];
    return task;
}

#pragma mark - 登录结果

- (void)updateCurrentUser:(YSUser *)user
{
    [YSUserCenter sharedCenter].currentUser = user;
    YSStatisticsEvent(@"login_success", @{@"uid" : user.userID ?: @""});
}

#pragma mark - 缓存

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setObject:account forKey:kYSLastAccountKey];
    [defaults setObject:user.avatarPath forKey:[@"avatar." stringByAppendingString:user.userID ?: @""]];
    if (password.length > 0 && [defaults boolForKey:kYSRememberPasswordKey]) {
        [YSKeychain setPassword:password forAccount:account];
    }
}

- (NSDictionary *)userInfoWithAccount:(NSString *)account secret:(NSString *)secret
{
    NSMutableDictionary *info = [NSMutableDictionary dictionaryWithObject:account forKey:@"account"];
    [self.output handleLoginModeWithInfo:info secret:secret];
    info[@"device"] = [UIDevice currentDevice].identifierForVendor.UUIDString;
    return [info copy];
}

@end
