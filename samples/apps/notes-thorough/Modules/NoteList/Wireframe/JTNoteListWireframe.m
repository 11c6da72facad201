#import "JTNoteListParts.h"

@interface JTNoteListWireframe () <ZIKTViperWireframePrivate>
@property (nonatomic, weak) id<ZIKTViperView> view;
@property (nonatomic, strong) id<JTNoteListRouter> router;
@property (nonatomic, strong) id<JTNoteListRequiredEditor> editor;
@end

@implementation JTNoteListWireframe

- (void)presentLoginWithMessage:(NSString *)message delegate:(id<JTLoginViewDelegate>)delegate {
    UIViewController *login = [[self.router class] loginViewWithMessage:message delegate:delegate];
    [[self.router class] presentViewController:login fromViewController:self.view.routeSource];
}

- (void)pushEditorForNote:(NSString *)identifier delegate:(id<JTNoteListRequiredEditorDelegate>)delegate {
    self.editor = [[self.router class] editorWithDelegate:delegate];
    [self.editor openNote:identifier];
    [[self.router class] pushViewController:self.editor.viewController fromViewController:self.view.routeSource];
}

- (void)presentEditorWithDelegate:(id<JTNoteListRequiredEditorDelegate>)delegate {
    self.editor = [[self.router class] editorWithDelegate:delegate];
    [[self.router class] presentViewController:self.editor.viewController fromViewController:self.view.routeSource];
}

@end
