#import <ZIKRouter/ZIKRouter.h>

@protocol JTTextWidgetDelegate <NSObject>
- (void)textWidgetDidChangeText;
@end

@protocol JTTextWidgetViewProtocol <ZIKViewRoutable>
@property (nonatomic, copy) NSString *text;
@property (nonatomic, weak) id<JTTextWidgetDelegate> widgetDelegate;
@end
