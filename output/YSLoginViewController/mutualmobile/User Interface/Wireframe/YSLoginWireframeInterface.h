#import <Foundation/Foundation.h>

/// What `YSLoginPresenter` asks of `YSLoginWireframe`.
@protocol YSLoginWireframeInterface <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
