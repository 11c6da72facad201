#import "SHBook.h"

@implementation SHBook

- (NSString *)description {
    return [NSString stringWithFormat:@"%@, %@", self.author, self.title];
}

@end
