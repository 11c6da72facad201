#import <Foundation/Foundation.h>

#import "NoteEditorViewDataSource.h"
#import "NoteEditorViewEventHandler.h"
#import "NoteEditorViewInput.h"

@class NoteEditorController;

/// Builds the NoteEditor module and ties its parts together.
@interface NoteEditorBuilder : NSObject

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<NoteEditorViewEventHandler, NoteEditorViewDataSource>)buildView:(NoteEditorController<NoteEditorViewInput> *)view;

@end
