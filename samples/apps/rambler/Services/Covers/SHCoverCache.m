#import "SHCoverCache.h"

@interface SHCoverCache ()
@property (nonatomic, strong) NSCache<NSString *, UIImage *> *images;
@end

@implementation SHCoverCache

+ (instancetype)sharedCache {
    static SHCoverCache *cache;
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        cache = [[self alloc] init];
        cache.images = [[NSCache alloc] init];
    });
    return cache;
}

- (UIImage *)coverOfBook:(NSString *)identifier {
    UIImage *image = [self.images objectForKey:identifier];
    if (image == nil) {
        image = [UIImage imageNamed:identifier] ?: [[UIImage alloc] init];
        [self.images setObject:image forKey:identifier];
    }
    return image;
}

@end
