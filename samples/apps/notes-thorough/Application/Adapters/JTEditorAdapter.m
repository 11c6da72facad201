#import "JTEditorAdapter.h"

@interface JTEditorAdapter ()
@property (nonatomic, weak) id<JTNoteListRequiredEditorDelegate> listDelegate;
@end

@implementation JTEditorAdapter

- (instancetype)initWithListDelegate:(id<JTNoteListRequiredEditorDelegate>)listDelegate {
    self = [super init];
    if (self) {
        _listDelegate = listDelegate;
    }
    return self;
}

#pragma mark - JTNoteListRequiredEditor

- (UIViewController *)viewController {
    return self.editor;
}

- (void)openNote:(NSString *)identifier {
    [self.editor editNoteWithIdentifier:identifier];
}

#pragma mark - JTEditorDelegate

- (void)editorDidSaveNoteWithIdentifier:(NSString *)identifier {
    [self.listDelegate editorDidChangeNote:identifier];
}

@end
