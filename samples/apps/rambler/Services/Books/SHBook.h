#import <Foundation/Foundation.h>

@interface SHBook : NSObject

@property (nonatomic, copy) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *author;
@property (nonatomic, assign) NSUInteger pages;

@end
