#import <Foundation/Foundation.h>

@class YSUser;

/// What `YSLoginViewPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInput <NSObject>

@property (nonatomic, readonly) NSTimer *codeTimer;
@property (nonatomic, readonly) NSURLSessionDataTask *loginTask;
@property (nonatomic, readonly) NSString *codeTicket;

- (void)setCodeTimer:(NSTimer *)codeTimer;
- (void)setLoginTask:(NSURLSessionDataTask *)loginTask;
- (void)showLoading:(BOOL)loading;
- (void)loginSuccessWithUser:(YSUser *)user;
- (void)countFailure:(NSError *)error;
- (void)routeWithLoginError:(NSError *)error;

@end
