#import "JTEditorModule.h"

@protocol JTEditorViewInput <ZIKTViperView, JTEditorInput>
@property (nonatomic, copy) NSString *titleText;
@property (nonatomic, copy) NSString *bodyText;
@end

@protocol JTEditorViewEventHandler <ZIKTViperViewEventHandler>
- (void)didAskForNoteWithIdentifier:(NSString *)identifier;
- (void)didTouchDone;
- (void)didChangeText;
@end

@protocol JTEditorViewDataSource <NSObject>
- (BOOL)canFinishEditing;
- (id<ZIKTViperRouter>)router;
@end

@protocol JTEditorInteractorInput <NSObject>
@property (nonatomic, copy, readonly) NSString *currentIdentifier;
- (void)loadNoteWithIdentifier:(NSString *)identifier;
- (void)storeNote;
@end

@protocol JTEditorInteractorEventHandler <NSObject>
- (void)didLoadNoteWithTitle:(NSString *)title text:(NSString *)text;
- (void)didStoreNote;
@end

@protocol JTEditorInteractorDataSource <NSObject>
- (NSString *)currentTitle;
- (NSString *)currentText;
@end

@protocol JTEditorWireframeInput <NSObject>
- (void)quitEditor;
@end

@interface JTEditorViewController : UIViewController <JTEditorViewInput>
@end

@interface JTEditorViewPresenter : NSObject <JTEditorViewEventHandler, JTEditorViewDataSource>
@property (nonatomic, weak) id<JTEditorDelegate> delegate;
@end

@interface JTEditorInteractor : NSObject <JTEditorInteractorInput>
- (instancetype)initWithDataService:(id<JTEditorDataService>)dataService;
@end

@interface JTEditorWireframe : NSObject <JTEditorWireframeInput>
@end
