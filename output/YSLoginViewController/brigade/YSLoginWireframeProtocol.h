#import <Foundation/Foundation.h>

/// What `YSLoginPresenter` asks of `YSLoginWireframe`.
@protocol YSLoginWireframeProtocol <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
