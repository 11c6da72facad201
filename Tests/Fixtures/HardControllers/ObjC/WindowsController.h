//  Line breaks of Windows, tabs, and a byte order mark.

#import <UIKit/UIKit.h>

@interface WindowsController : UIViewController

@property (nonatomic, copy) NSString *path;

- (void)reload;

@end
