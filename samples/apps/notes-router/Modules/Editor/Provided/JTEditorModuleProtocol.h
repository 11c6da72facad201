#import <ZIKRouter/ZIKRouter.h>

@protocol JTEditorDelegate <NSObject>
- (void)editorDidSaveNote:(NSString *)identifier;
@end

@protocol JTEditorModuleProtocol <ZIKViewModuleRoutable>
@property (nonatomic, weak) id<JTEditorDelegate> delegate;
- (void)constructForCreatingNote;
- (void)constructForEditingNoteWithIdentifier:(NSString *)identifier;
@end
