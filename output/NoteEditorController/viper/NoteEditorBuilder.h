#import <Foundation/Foundation.h>

#import "NoteEditorProtocols.h"

@class NoteEditorController;

/// Builds the NoteEditor module and ties its parts together.
@interface NoteEditorBuilder : NSObject

/// Wires the module of a controller that exists already.
+ (id<NoteEditorViewOutput>)wireView:(NoteEditorController<NoteEditorViewInput> *)view;

@end
