#import <Foundation/Foundation.h>

@class YSUser;

/// What `YSLoginPresenter` asks of `YSLoginViewController`.
@protocol YSLoginViewInterface <NSObject>

@property (nonatomic, readonly) NSURLSessionDataTask *loginTask;

- (void)setLoginTask:(NSURLSessionDataTask *)loginTask;
- (void)showLoading:(BOOL)loading;
- (void)loginSuccessWithUser:(YSUser *)user;
- (void)countFailure:(NSError *)error;
- (void)routeWithLoginError:(NSError *)error;

@end
