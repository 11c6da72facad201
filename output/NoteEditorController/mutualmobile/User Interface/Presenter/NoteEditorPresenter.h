#import <Foundation/Foundation.h>

#import "NoteEditorInteractorIO.h"
#import "NoteEditorModuleInterface.h"
#import "NoteEditorViewInterface.h"
#import "NoteEditorWireframeInterface.h"

@interface NoteEditorPresenter : NSObject <NoteEditorModuleInterface, NoteEditorInteractorOutput>

@property (nonatomic, weak) id<NoteEditorViewInterface> userInterface;
@property (nonatomic, strong) id<NoteEditorInteractorInput> noteEditorInteractor;
@property (nonatomic, strong) id<NoteEditorWireframeInterface> noteEditorWireframe;

@end
