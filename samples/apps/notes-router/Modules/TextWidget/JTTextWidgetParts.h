#import <UIKit/UIKit.h>
#import <ZIKViper/ZIKViper.h>
#import "JTTextWidgetViewProtocol.h"

@protocol JTTextWidgetViewInput <JTTextWidgetViewProtocol>
- (void)showWordCount:(NSUInteger)count;
- (void)appendText:(NSString *)text;
@end

@protocol JTTextWidgetViewEventHandler <ZIKViperViewEventHandler>
- (void)didChangeText:(NSString *)text;
- (void)didTouchSign;
@end

@protocol JTTextWidgetViewDataSource <NSObject>
- (NSString *)placeholder;
@end

@protocol JTTextWidgetInteractorInput <NSObject>
- (void)countWordsOfText:(NSString *)text;
- (NSString *)signatureOfName:(NSString *)name;
@end

@protocol JTTextWidgetInteractorEventHandler <NSObject>
- (void)didCountWords:(NSUInteger)count;
@end

@interface JTTextWidgetView : UITextView <JTTextWidgetViewInput>
@property (nonatomic, weak) id<JTTextWidgetDelegate> widgetDelegate;
@end

@interface JTTextWidgetViewPresenter : NSObject <JTTextWidgetViewEventHandler, JTTextWidgetViewDataSource>
@end

@interface JTTextWidgetInteractor : NSObject <JTTextWidgetInteractorInput>
@end
