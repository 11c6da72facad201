#import <Foundation/Foundation.h>

#import "NoteEditorWireframe.h"
#import "NoteEditorPresenterProtocol.h"
#import "NoteEditorViewProtocol.h"

@class NoteEditorController;

/// Builds the NoteEditor module and ties its parts together.
@interface NoteEditorWireframe (Module)

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<NoteEditorPresenterProtocol>)initializeModuleForView:(NoteEditorController<NoteEditorViewProtocol> *)view;

@end
