#import <UIKit/UIKit.h>

@interface AccessorsController : UIViewController
@property (nonatomic, getter=isPlaying, setter=turnPlaying:) BOOL playing;
@property (nonatomic, readonly) NSUInteger position;
@property (nonatomic, copy) NSString *name, *subtitle;
@property (class, nonatomic, readonly) NSString *storyName;
@property NSString *plain;
@end
