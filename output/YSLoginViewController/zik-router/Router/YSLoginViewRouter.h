#import <UIKit/UIKit.h>
#import <ZIKRouter/ZIKRouter.h>

@interface YSLoginViewRouter : ZIKViewRouter<UIViewController *, ZIKViewRouteConfiguration *>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
