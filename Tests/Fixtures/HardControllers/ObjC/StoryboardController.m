#import "StoryboardController.h"
#import "BlocksController.h"

@interface StoryboardController ()
@property (weak, nonatomic) IBOutlet UITextField *nameField;
@property (strong, nonatomic) IBOutletCollection(UIButton) NSArray *buttons;
@property (nonatomic, strong) NSString *chosen;
@end

@implementation StoryboardController

#pragma mark - View

- (void)viewDidLoad {
    [super viewDidLoad];
    self.titleLabel.layer.cornerRadius = self.corner;
    self.nameField.delegate = self;
    for (UIButton *button in self.buttons) {
        button.enabled = NO;
    }
    [self restore];
}

#pragma mark - IBActions

- (IBAction)choose:(UIButton *)sender {
    [self pick:sender.currentTitle];
}

- (IBAction)next {
    if ([self isValid:self.nameField.text]) {
        [self performSegueWithIdentifier:@"next" sender:self];
    }
}

- (IBAction)unwind:(UIStoryboardSegue *)segue {
    [self pick:segue.identifier];
}

#pragma mark - Navigation

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"next"]) {
        BlocksController *next = segue.destinationViewController;
        next.onClose = ^{
            [self.delegate storyboardController:self didChoose:self.chosen];
        };
    }
}

#pragma mark - Logic

- (BOOL)isValid:(NSString *)name {
    return name.length > 2 && ![name hasPrefix:@" "];
}

- (void)pick:(NSString *)name {
    if (![self isValid:name]) return;
    _chosen = name;
    self.titleLabel.text = _chosen;
    [self store];
}

- (void)store {
    [[NSUserDefaults standardUserDefaults] setObject:self.chosen forKey:@"chosen"];
}

- (void)restore {
    self.chosen = [[NSUserDefaults standardUserDefaults] stringForKey:@"chosen"];
}

@end
