#import <Foundation/Foundation.h>

/// What `YSLoginViewPresenter` asks of `YSLoginWireframe`.
@protocol YSLoginWireframeInput <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
