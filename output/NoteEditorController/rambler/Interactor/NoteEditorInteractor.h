#import <Foundation/Foundation.h>

#import "NoteEditorInteractorInput.h"
#import "NoteEditorInteractorOutput.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@property (nonatomic, weak) id<NoteEditorInteractorOutput> output;

@end
