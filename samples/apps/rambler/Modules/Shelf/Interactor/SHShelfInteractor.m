#import "SHBook.h"
#import "SHShelfParts.h"

@implementation SHShelfInteractor

- (void)updateBooks {
    NSMutableDictionary<NSString *, NSString *> *titles = [NSMutableDictionary dictionary];
    for (SHBook *book in [self.bookService obtainBooks]) {
        titles[book.identifier] = book.title;
    }
    [self.output didUpdateBooks:titles];
}

@end
