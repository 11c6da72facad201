#import <Foundation/Foundation.h>

/// What `YSLoginPresenter` asks of `YSLoginRouter`.
@protocol YSLoginRouterInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;
- (void)close;

@end
