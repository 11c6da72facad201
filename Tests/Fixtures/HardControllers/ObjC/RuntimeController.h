#import <UIKit/UIKit.h>

@interface RuntimeController : UIViewController
@property (nonatomic, copy) NSString *state;
- (void)log:(NSString *)format, ... NS_FORMAT_FUNCTION(1, 2);
- (void)run:(SEL)step after:(NSTimeInterval)delay, ... __attribute__((unavailable));
+ (instancetype)controllerWithState:(NSString *)state NS_SWIFT_NAME(init(state:));
@end
