#import "JTEditorModule.h"
#import "JTNoteListModule.h"

@interface JTEditorAdapter : NSObject <JTNoteListRequiredEditor, JTEditorDelegate>

@property (nonatomic, strong) UIViewController<JTEditorInput> *editor;

- (instancetype)initWithListDelegate:(id<JTNoteListRequiredEditorDelegate>)listDelegate;

@end
