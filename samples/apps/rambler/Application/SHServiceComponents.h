#import <Typhoon/Typhoon.h>
#import "SHBookService.h"
#import "SHReviewService.h"

@interface SHServiceComponents : TyphoonAssembly

- (id<SHBookService>)bookService;
- (id<SHReviewService>)reviewService;

@end
