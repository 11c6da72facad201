#import "SHCoverParts.h"

@interface SHCoverInteractor ()
@property (nonatomic, strong) SHCoverCache *cache;
@end

@implementation SHCoverInteractor

- (instancetype)initWithCache:(SHCoverCache *)cache {
    self = [super init];
    if (self) {
        _cache = cache;
    }
    return self;
}

- (void)obtainCoverOfBook:(NSString *)identifier {
    [self.output didObtainCover:[self.cache coverOfBook:identifier]];
}

@end
