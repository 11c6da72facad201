#import "RuntimeController.h"
#import <objc/runtime.h>

static const void *kBadgeKey = &kBadgeKey;
static NSString *const kStep = @"finish";

@implementation RuntimeController

+ (instancetype)controllerWithState:(NSString *)state {
    RuntimeController *controller = [[self alloc] initWithNibName:nil bundle:nil];
    controller.state = state;
    return controller;
}

- (void)viewDidLoad {
    [super viewDidLoad];
    [self addObserver:self forKeyPath:@"state" options:NSKeyValueObservingOptionNew context:NULL];
    [self performSelector:@selector(begin) withObject:nil afterDelay:0.1];
    objc_setAssociatedObject(self, kBadgeKey, @3, OBJC_ASSOCIATION_RETAIN_NONATOMIC);
}

- (void)dealloc {
    [self removeObserver:self forKeyPath:@"state"];
}

- (void)observeValueForKeyPath:(NSString *)keyPath ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
    object == self ? [self finish] : [super observeValueForKeyPath:keyPath ofObject:object change:change context:context];
}

- (void)begin {
    static NSInteger runs = 0;
    static dispatch_once_t once;
    dispatch_once(&once, ^{ runs = 1; });
    NSInteger counts[] = {1, 2, [objc_getAssociatedObject(self, kBadgeKey) integerValue]};
    NSInteger sum = 0;
    for (size_t i = 0, n = sizeof(counts) / sizeof(counts[0]); i < n; ++i) sum += counts[i];
    do { runs <<= 1; } while (runs < sum && ![self isDone]);
    @try {
        [self setValue:@"running" forKey:NSStringFromSelector(@selector(state))];
    } @catch (NSException *exception) {
        [self log:@"%@ in %@", exception.reason, NSStringFromSelector(_cmd)];
    } @finally {
        self.title = [NSString stringWithFormat:@"%@" "%@", @"a" @"b", @(sum)];
    }
}

- (BOOL)isDone {
    SEL step = NSSelectorFromString(kStep);
    return [self respondsToSelector:step] && [self.state isEqualToString:@"done"];
}

- (void)finish {
    @autoreleasepool {
        switch (self.state.length) {
            case 0: { [self store:@{}]; break; }
            case 1 ... 3: [self store:@{@"state" : self.state, @"place" : @[ @1, @'c', @YES, @(1 + 2.5e3f) ]}];
            default: goto out;
        }
    }
out:
    [[self class] cancelPreviousPerformRequestsWithTarget:self];
}

- (void)store:(NSDictionary<NSString *, id> *)values {
    @synchronized (self) {
        [[NSUserDefaults standardUserDefaults] setObject:values forKey:@"values"];
    }
}

- (void)log:(NSString *)format, ... {
    NSLog(@"%@", format);
}

@end
