#import <Foundation/Foundation.h>

@interface TyphoonDefinition : NSObject
+ (id)withClass:(Class)clazz;
+ (id)withClass:(Class)clazz configuration:(void (^)(TyphoonDefinition *definition))injections;
- (void)injectProperty:(SEL)selector with:(id)injection;
@end

@interface TyphoonAssembly : NSObject
- (instancetype)activated;
- (void)inject:(id)instance withSelector:(SEL)selector;
@end
