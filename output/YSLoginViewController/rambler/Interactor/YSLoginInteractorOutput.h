#import <Foundation/Foundation.h>

@class YSUser;

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

- (void)handleSuccessWithUser:(YSUser *)user;

@end
