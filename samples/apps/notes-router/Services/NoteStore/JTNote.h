#import <Foundation/Foundation.h>

@interface JTNote : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *title;
@property (nonatomic, copy) NSString *text;

- (instancetype)initWithIdentifier:(NSString *)identifier title:(NSString *)title text:(NSString *)text;

@end
