#import <UIKit/UIKit.h>

/// Its name is written as a macro would be.
@interface FAQ : UIViewController

- (void)reload;

@end
