#import "SHBookService.h"
#import "SHBook.h"

@implementation SHBookServiceImplementation

- (NSArray<SHBook *> *)obtainBooks {
    NSURL *url = [NSBundle.mainBundle URLForResource:@"books" withExtension:@"plist"];
    NSMutableArray<SHBook *> *books = [NSMutableArray array];
    for (NSDictionary *row in [NSArray arrayWithContentsOfURL:url]) {
        SHBook *book = [[SHBook alloc] init];
        [book setValuesForKeysWithDictionary:row];
        [books addObject:book];
    }
    return books;
}

- (SHBook *)obtainBookWithIdentifier:(NSString *)identifier {
    NSPredicate *predicate = [NSPredicate predicateWithFormat:@"identifier == %@", identifier];
    return [[self obtainBooks] filteredArrayUsingPredicate:predicate].firstObject;
}

@end
