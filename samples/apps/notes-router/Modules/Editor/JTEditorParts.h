#import <UIKit/UIKit.h>
#import <ZIKViper/ZIKViper.h>
#import "JTEditorModuleProtocol.h"

@protocol JTEditorViewInput <ZIKViperView>
@property (nonatomic, copy) NSString *titleText;
@property (nonatomic, copy) NSString *bodyText;
@end

@protocol JTEditorViewEventHandler <ZIKViperViewEventHandler>
- (void)didTouchDone;
- (void)didChangeText;
@end

@protocol JTEditorViewDataSource <NSObject>
- (BOOL)canFinishEditing;
@end

@protocol JTEditorInteractorInput <NSObject>
@property (nonatomic, copy, readonly) NSString *currentIdentifier;
- (void)loadNote;
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

@interface JTEditorViewController : UIViewController <JTEditorViewInput>
@end

@interface JTEditorViewPresenter : NSObject <JTEditorViewEventHandler, JTEditorViewDataSource>
@property (nonatomic, weak) id<JTEditorDelegate> delegate;
@end

@interface JTEditorInteractor : NSObject <JTEditorInteractorInput>
- (instancetype)initWithIdentifier:(NSString *)identifier;
@end
