#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class NoteTextWidgetController;

@protocol NoteTextWidgetDelegate <NSObject>

- (void)textWidget:(NoteTextWidgetController *)widget didPickSnippet:(NSString *)snippet;
- (void)textWidgetDidAskForTags:(NoteTextWidgetController *)widget;

@end

/// The bar below the text: counts words, offers snippets. A module of its own.
@interface NoteTextWidgetController : UIViewController

@property (nonatomic, weak, nullable) id<NoteTextWidgetDelegate> delegate;
@property (nonatomic, readonly) CGFloat preferredHeight;

- (void)showCount:(NSString *)text isWarning:(BOOL)isWarning;

@end

NS_ASSUME_NONNULL_END
