#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// Shows a note as its readers will see it.
@interface NotePreviewController : UIViewController

- (instancetype)initWithTitle:(NSString *)title content:(NSString *)content;

@end

NS_ASSUME_NONNULL_END
