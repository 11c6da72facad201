#import <Foundation/Foundation.h>

@class SHBook;

@protocol SHBookService <NSObject>
- (NSArray<SHBook *> *)obtainBooks;
- (SHBook *)obtainBookWithIdentifier:(NSString *)identifier;
@end

@interface SHBookServiceImplementation : NSObject <SHBookService>
@end
