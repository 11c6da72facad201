#import <UIKit/UIKit.h>
#ifndef __unused
#define __unused __attribute__((unused))
#endif
@class LinkLabel;
@protocol LinkLabelDelegate <NSObject>
- (void)label:(LinkLabel *)label didSelectURL:(NSURL *)url;
@end
@interface LinkLabel : UILabel
@property (nonatomic, weak) id<LinkLabelDelegate> delegate;
@end
