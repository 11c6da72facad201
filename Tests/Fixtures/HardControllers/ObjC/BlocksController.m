#import "BlocksController.h"

@interface BlocksController () {
    BlocksFormatter _formatter;
    void (^_retry)(NSInteger attempt);
    NSMutableDictionary<NSString *, NSMutableArray<void (^)(NSInteger)> *> *_waiting;
    NSUInteger _count, _limit;
}
@property (nonatomic, strong) NSMutableArray<NSNumber *> *numbers;
@property (nonatomic, copy) NSString *(^titleMaker)(NSUInteger count);
@property (nonatomic, strong) dispatch_queue_t queue;
@end

@implementation BlocksController

- (void)viewDidLoad {
    [super viewDidLoad];
    _limit = 3;
    self.queue = dispatch_queue_create("blocks", DISPATCH_QUEUE_SERIAL);
    self.titleMaker = ^NSString *(NSUInteger count) {
        return [NSString stringWithFormat:@"%lu", (unsigned long)count];
    };
    [self prepareRetry];
    [self loadWithCompletion:^(BOOL succeeded, NSError *error) {
        if (!succeeded) NSLog(@"%@", error);
    }];
}

- (void)prepareRetry {
    __weak __typeof__(self) weakSelf = self;
    _retry = ^(NSInteger attempt) {
        __strong __typeof__(weakSelf) self = weakSelf;
        [self loadWithCompletion:^(BOOL succeeded, NSError *error) {
            if (!succeeded && (NSUInteger)attempt < self->_limit && self->_retry) {
                self->_retry(attempt + 1);
            }
        }];
    };
}

- (void)loadWithCompletion:(void (^)(BOOL, NSError *))completion {
    __block NSInteger loaded = 0;
    __weak typeof(self) wself = self;
    dispatch_async(self.queue, ^{
        NSArray<NSNumber *> *found = [wself sortedNumbers:^NSComparisonResult(NSNumber *one, NSNumber *other) {
            loaded += 1;
            return [one compare:other];
        }];
        dispatch_async(dispatch_get_main_queue(), ^{
            typeof(self) sself = wself;
            if (!sself) { return; }
            sself->_count = found.count;
            [sself showCount];
            !sself.handler ?: sself.handler(@{@"numbers" : found}, nil);
            completion(loaded > 0, nil);
        });
    });
}

- (NSArray<NSNumber *> *)sortedNumbers:(NSComparisonResult (^)(NSNumber *one, NSNumber *other))order {
    return [self.numbers sortedArrayUsingComparator:order];
}

- (BlocksFormatter)formatter {
    if (!_formatter) {
        _formatter = ^(NSNumber *number) { return number.stringValue; };
    }
    return _formatter;
}

- (void)showCount {
    self.title = self.titleMaker(_count);
    for (void (^waiting)(NSInteger) in [_waiting[self.title] copy]) waiting((NSInteger)_count);
}

- (void)close {
    if (self.onClose) self.onClose();
    [self dismissViewControllerAnimated:YES completion:self.onClose];
}

@end
