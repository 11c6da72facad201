#import <Foundation/Foundation.h>

/// What `YSLoginPresenter` asks of `YSLoginWireFrame`.
@protocol YSLoginWireFrameInterface <NSObject>

- (void)bindPhoneWithTicket:(NSString *)ticket;
- (void)showProtocol;

@end
