#import <UIKit/UIKit.h>

@interface SHReadingGoalViewController : UIViewController
@end
