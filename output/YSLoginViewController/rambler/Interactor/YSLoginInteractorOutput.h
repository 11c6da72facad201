#import <Foundation/Foundation.h>

/// What `YSLoginInteractor` asks of `YSLoginPresenter`.
@protocol YSLoginInteractorOutput <NSObject>

- (void)handleLoginModeWithInfo:(NSMutableDictionary *)info secret:(NSString *)secret;

@end
