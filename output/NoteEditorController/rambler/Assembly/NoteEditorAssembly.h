#import <Foundation/Foundation.h>
#import <Typhoon/Typhoon.h>

@class NoteEditorController;

/// Assembles the NoteEditor module.
@interface NoteEditorAssembly : TyphoonAssembly

- (NoteEditorController *)viewNoteEditor;

@end
