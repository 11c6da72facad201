#import <Foundation/Foundation.h>

#import "NoteEditorModuleInterface.h"
#import "NoteEditorViewInterface.h"

@class NoteEditorController;

/// Builds the NoteEditor module and ties its parts together.
@interface NoteEditorModule : NSObject

/// Wires the module of a controller that exists already, for example one out of a storyboard.
+ (id<NoteEditorModuleInterface>)moduleInterfaceForView:(NoteEditorController<NoteEditorViewInterface> *)view;

@end
