#import <UIKit/UIKit.h>
#import <ZIKTViper/ZIKTViper.h>
#import "JTLoginModule.h"

@class JTTextWidgetView;

@protocol JTTextWidgetDelegate <NSObject>
- (void)textWidgetDidChangeText:(JTTextWidgetView *)textWidget;
@end

@protocol JTTextWidgetRouter <ZIKTViperRouter>
+ (UIViewController *)loginViewWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate;
@end

@interface JTTextWidgetView : UITextView
@end

@interface JTTextWidgetBuilder : NSObject
+ (void)buildView:(JTTextWidgetView *)view
         delegate:(id<JTTextWidgetDelegate>)delegate
           router:(id<ZIKTViperRouter>)router;
@end
