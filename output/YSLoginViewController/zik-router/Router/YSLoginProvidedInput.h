#import <Foundation/Foundation.h>
#import <ZIKRouter/ZIKRouter.h>

@protocol YSLoginViewControllerDelegate;

/// What others may set before the YSLogin screen is shown; they find it by this protocol.
@protocol YSLoginProvidedInput <ZIKViewRoutable>

@property (nonatomic, copy) NSString *account;
@property (nonatomic, weak) id<YSLoginViewControllerDelegate> delegate;

@end
