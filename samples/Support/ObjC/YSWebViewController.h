#import <UIKit/UIKit.h>

/// 网页
@interface YSWebViewController : UIViewController

- (instancetype)initWithURL:(NSURL *)url title:(NSString *)title;

@end
