#import <Foundation/Foundation.h>

#import "NoteEditorViewRouter.h"
#import "NoteEditorViewDataSource.h"
#import "NoteEditorViewEventHandler.h"
#import "NoteEditorViewInput.h"

@class NoteEditorController;

/// Registers the NoteEditor module, makes its view and ties its parts together.
@interface NoteEditorViewRouter (Module)

/// Assembles the module of a controller that came about without a router.
+ (id<NoteEditorViewEventHandler, NoteEditorViewDataSource>)assembleViperForView:(NoteEditorController<NoteEditorViewInput> *)view;

@end
