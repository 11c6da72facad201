#import <ZIKRouter/ZIKRouter.h>

@protocol JTNoteListRequiredEditorDelegate <NSObject>
- (void)editorDidSaveNote:(NSString *)identifier;
@end

@protocol JTNoteListRequiredEditorProtocol <ZIKViewModuleRoutable>
@property (nonatomic, weak) id<JTNoteListRequiredEditorDelegate> listDelegate;
- (void)openNote:(NSString *)identifier;
- (void)openNewNote;
@end
