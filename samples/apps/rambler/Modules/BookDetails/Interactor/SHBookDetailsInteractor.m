#import "SHBook.h"
#import "SHBookDetailsParts.h"

@implementation SHBookDetailsInteractor

- (void)obtainBookWithIdentifier:(NSString *)identifier {
    SHBook *book = [self.bookService obtainBookWithIdentifier:identifier];
    [self.output didObtainTitle:book.title author:book.author];
}

- (NSArray<NSString *> *)obtainReviewsOfBook:(NSString *)identifier {
    return [self.reviewService obtainReviewsOfBook:identifier];
}

@end
