#import <Foundation/Foundation.h>

#import "NoteEditorInteractorInterface.h"
#import "NoteEditorModuleInterface.h"
#import "NoteEditorViewInterface.h"
#import "NoteEditorWireFrameInterface.h"

@interface NoteEditorPresenter : NSObject <NoteEditorModuleInterface>

@property (nonatomic, weak) id<NoteEditorViewInterface> userInterface;
@property (nonatomic, strong) id<NoteEditorInteractorInterface> noteEditorInteractor;
@property (nonatomic, strong) id<NoteEditorWireFrameInterface> noteEditorWireFrame;

@end
