#import <UIKit/UIKit.h>

#import "YSLoginDefine.h"

@class YSUser;

/// What `YSLoginViewController` asks of `YSLoginPresenter`.
@protocol YSLoginViewOutput <NSObject>

@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;

@end

/// What `YSLoginPresenter` asks of `YSLoginInteractor`.
@protocol YSLoginInteractorInput <NSObject>

@property (nonatomic, readonly) NSURLSession *session;

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure;
- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password;

@end

/// What `YSLoginPresenter` asks of `YSLoginRouter`.
@protocol YSLoginRouterInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
