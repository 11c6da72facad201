#import "JTTextWidgetModule.h"

@protocol JTTextWidgetViewInput <ZIKTViperView>
- (void)showWordCount:(NSUInteger)count;
- (void)appendText:(NSString *)text;
@end

@protocol JTTextWidgetViewEventHandler <ZIKTViperViewEventHandler>
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

@protocol JTTextWidgetWireframeInput <NSObject>
- (void)presentLoginWithDelegate:(id<JTLoginViewDelegate>)delegate;
@end

@interface JTTextWidgetView () <JTTextWidgetViewInput, ZIKTViperViewPrivate>
@property (nonatomic, strong) id<JTTextWidgetViewEventHandler> eventHandler;
@property (nonatomic, strong) id<JTTextWidgetViewDataSource> viewDataSource;
@property (nonatomic, weak) id<JTTextWidgetDelegate> widgetDelegate;
@end

@interface JTTextWidgetViewPresenter : NSObject <JTTextWidgetViewEventHandler, JTTextWidgetViewDataSource>
@end

@interface JTTextWidgetInteractor : NSObject <JTTextWidgetInteractorInput>
@end

@interface JTTextWidgetWireframe : NSObject <JTTextWidgetWireframeInput>
@end
