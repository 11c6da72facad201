#import "YSLoginPresenter.h"

#import <UIKit/UIKit.h>
#import "YSLoginDefine.h"
#import "YSUser.h"
#import "YSUserCenter.h"

@interface YSLoginPresenter ()

@property (nonatomic, strong, readonly) id<YSLoginInteractorInput> interactor;
@property (nonatomic, strong, readonly) id<YSLoginRouterInput> router;

@end

@implementation YSLoginPresenter

- (instancetype)initWithInteractor:(id<YSLoginInteractorInput>)interactor router:(id<YSLoginRouterInput>)router
{
    self = [super init];
    if (self) {
        _interactor = interactor;
        _router = router;
    }
    return self;
}

#pragma mark - Passed on

- (NSURLSession *)session
{
    return self.interactor.session;
}

- (NSURLSessionDataTask *)postPath:(NSString *)path parameters:(NSDictionary *)parameters success:(YSSuccessBlock)success failure:(YSFailureBlock)failure
{
    return [self.interactor postPath:path parameters:parameters success:success failure:failure];
}

- (void)bindPhoneWithTicket:(NSString *)ticket
{
    [self.router bindPhoneWithTicket:ticket];
}

- (void)showProtocol
{
    [self.router showProtocol];
}

- (void)saveUser:(YSUser *)user account:(NSString *)account password:(NSString *)password
{
    [self.interactor saveUser:user account:account password:password];
}

@end
