#import <ZIKRouter/ZIKRouter.h>

@protocol JTLoginViewDelegate <NSObject>
- (void)loginDidFinishWithName:(NSString *)name;
@end

@protocol JTLoginViewProtocol <ZIKViewRoutable>
@property (nonatomic, copy) NSString *message;
@property (nonatomic, weak) id<JTLoginViewDelegate> delegate;
@end
