#import <UIKit/UIKit.h>
#import "FAQ.h"

@interface FAQ ()

@property (nonatomic, copy) NSArray<NSString *> *questions;

@end

@implementation FAQ

- (void)viewDidLoad {
    [super viewDidLoad];
    [self reload];
    self.title = [self titleForCount:self.questions.count];
}

- (void)reload {
    self.questions = [[NSUserDefaults standardUserDefaults] arrayForKey:@"questions"];
}

- (NSString *)titleForCount:(NSUInteger)count {
    return [NSString stringWithFormat:@"%lu questions", (unsigned long)count];
}

- (void)openQuestion:(UIViewController *)question {
    [self.navigationController pushViewController:question animated:YES];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    UIViewController *question = [[UIViewController alloc] init];
    question.title = self.questions[(NSUInteger)indexPath.row];
    [self openQuestion:question];
}

@end
