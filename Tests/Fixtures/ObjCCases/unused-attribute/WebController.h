#import <UIKit/UIKit.h>
@interface WebController : UIViewController
- (instancetype)initWithURL:(NSURL *)url;
@end
