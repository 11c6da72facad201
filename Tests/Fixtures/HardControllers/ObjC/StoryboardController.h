@import UIKit;

@class StoryboardController;

@protocol StoryboardControllerDelegate <NSObject>
- (void)storyboardController:(StoryboardController *)controller didChoose:(NSString *)name;
@end

IB_DESIGNABLE
@interface StoryboardController : UIViewController <UITextFieldDelegate>
@property (weak, nonatomic) IBOutlet UILabel *titleLabel;
@property (weak, nonatomic) IBOutlet id<StoryboardControllerDelegate> delegate;
@property (nonatomic) IBInspectable CGFloat corner;
- (IBAction)unwind:(UIStoryboardSegue *)segue;
@end
