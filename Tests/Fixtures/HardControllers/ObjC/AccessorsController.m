#import "AccessorsController.h"

@interface AccessorsController ()
@property (nonatomic, readwrite) NSUInteger position;
@property (nonatomic, strong) NSMutableArray<NSString *> *queue;
@property (nonatomic, weak) UIView *cover;
@property (nonatomic, assign) CGRect area;
@property (atomic, strong) NSDate *started;
@end

@implementation AccessorsController {
@private
    BOOL dirty;
    NSInteger turns;
    __weak UILabel *hint;
    struct { NSInteger low, high; } range;
    CGSize sizes[2];
}

@synthesize name = storedName, subtitle;
@synthesize playing = playing_;

+ (NSString *)storyName {
    return NSStringFromClass(self);
}

- (void)viewDidLoad {
    [super viewDidLoad];
    self->range.low = 1;
    sizes[0].width = CGRectGetWidth(self.area);
    [self turnPlaying:YES];
    [self setName:@"one"];
    self.subtitle = storedName;
    [[self queue] addObject:self.name];
    hint.text = [self titleOf:[self position]];
}

#pragma mark - Accessors

- (void)turnPlaying:(BOOL)playing {
    if (playing_ == playing) return;
    playing_ = playing;
    self.started = playing ? [NSDate date] : nil;
    dirty = YES;
}

- (BOOL)isPlaying { return playing_; }

- (NSMutableArray<NSString *> *)queue {
    return _queue ?: (_queue = [NSMutableArray array]);
}

- (void)setArea:(CGRect)area {
    _area = CGRectInset(area, 1, 1);
    self.cover.frame = _area;
}

#pragma mark - Moving

- (void)advance {
    self.position += 1;
    _position++;
    turns = turns + (self.isPlaying ? 1 : 0);
    [self store];
}

- (void)store {
    NSUserDefaults *defaults = [NSUserDefaults standardUserDefaults];
    [defaults setInteger:(NSInteger)_position forKey:@"position"];
    [defaults setInteger:turns + self->range.high forKey:@"turns"];
    [defaults setObject:self.plain forKey:[self.class storyName]];
    dirty = NO;
}

- (NSString *)titleOf:(NSUInteger)position {
    return position < self.queue.count ? self.queue[position] : AccessorsController.storyName;
}

@end
