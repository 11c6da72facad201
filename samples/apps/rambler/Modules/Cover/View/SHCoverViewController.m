#import "SHCoverParts.h"

@interface SHCoverViewController ()
@property (nonatomic, weak) IBOutlet UIImageView *imageView;
@end

@implementation SHCoverViewController

- (void)viewDidLoad {
    [super viewDidLoad];
    UITapGestureRecognizer *tap = [[UITapGestureRecognizer alloc] initWithTarget:self.output
                                                                          action:@selector(didTapCover)];
    [self.view addGestureRecognizer:tap];
}

- (void)showCover:(UIImage *)cover {
    [self loadViewIfNeeded];
    self.imageView.image = cover;
}

@end
