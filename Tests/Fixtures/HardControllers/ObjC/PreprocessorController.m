#import "PreprocessorController.h"

#define WEAKSELF __weak typeof(self) weakSelf = self;
#define CALL_IF(block, ...) if (block) { block(__VA_ARGS__); }
#define CLAMP(value, low, high) \
    ((value) < (low) ? (low) : \
     (value) > (high) ? (high) : (value))
#define LOG_HERE() NSLog(@"%s:%d", __func__, __LINE__)

@interface PreprocessorController ()
@property (nonatomic, strong) UISlider *slider;
#if DEBUG
@property (nonatomic, strong) UILabel *debugLabel;
#else
@property (nonatomic, assign) NSInteger releaseCount;
#endif
@property (nonatomic, copy) void (^onChange)(NSInteger volume);
@end

@implementation PreprocessorController

- (void)viewDidLoad {
    [super viewDidLoad];
#if TARGET_OS_TV
    [self buildForTelevision];
#elif 1
    [self buildSlider];
#else
    # error "nothing to build"
#endif
    LOG_HERE();
    WEAKSELF
    self.onChange = ^(NSInteger volume) {
        [weakSelf storeVolume:volume];
    };
}

#if TARGET_OS_TV
- (void)buildForTelevision {
}
#endif

- (void)buildSlider {
#pragma mark building
    self.slider = [[UISlider alloc] initWithFrame:CGRectZero];
    [self.slider addTarget:self action:@selector(slide:) forControlEvents:UIControlEventValueChanged];
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wunused-variable"
    int unused = 0;
#pragma clang diagnostic pop
    [self.view addSubview:self.slider];
}

#pragma mark -
#pragma mark Actions

- (void)slide:(UISlider *)sender {
    [self changeVolume:(NSInteger)(sender.value * 100)];
}

- (void)changeVolume:(NSInteger)volume
#if DEBUG
{
    self.volume = volume;
    self.debugLabel.text = @"changed";
}
#else
{
    self.volume = CLAMP(volume, 0, 100);
    self.releaseCount++;
    CALL_IF(self.onChange, self.volume)
}
#endif

//MARK: Storing

- (void)storeVolume:(NSInteger)volume {
    [[NSUserDefaults standardUserDefaults] setInteger:CLAMP(volume, 0, 100) forKey:@"volume"];
}

- (NSInteger)storedVolume { return [[NSUserDefaults standardUserDefaults] integerForKey:@"volume"]; }

@end
