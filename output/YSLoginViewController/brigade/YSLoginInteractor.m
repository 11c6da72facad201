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

@property (nonatomic, strong, readonly) id<YSLoginDataManagerProtocol> dataManager;

@property (nonatomic, strong) NSURLSession *session;

@end

@implementation YSLoginInteractor {
    NSInteger _remainingSeconds;
}

@synthesize remainingSeconds = _remainingSeconds;

- (instancetype)initWithDataManager:(id<YSLoginDataManagerProtocol>)dataManager
{
    self = [super init];
    if (self) {
        _dataManager = dataManager;
    }
    return self;
}

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

#pragma mark - 倒计时

- (void)stopCodeTimer
{
    [self.output.codeTimer invalidate];
    self.output.codeTimer = nil;
    _remainingSeconds = 0;
}

#pragma mark - Passed on

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    [self.dataManager saveUser:user account:account password:password];
}

@end
