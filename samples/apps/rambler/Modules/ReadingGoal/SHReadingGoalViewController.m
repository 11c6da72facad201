#import "SHReadingGoalViewController.h"

@interface SHReadingGoalViewController ()
@property (nonatomic, weak) IBOutlet UIProgressView *progressView;
@property (nonatomic, weak) IBOutlet UILabel *progressLabel;
@end

@implementation SHReadingGoalViewController

- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    NSInteger read = [NSUserDefaults.standardUserDefaults integerForKey:@"booksRead"];
    NSInteger goal = MAX(1, [NSUserDefaults.standardUserDefaults integerForKey:@"booksGoal"]);
    self.progressView.progress = (float)read / goal;
    self.progressLabel.text = [NSString stringWithFormat:@"%ld of %ld books this year", (long)read, (long)goal];
}

@end
