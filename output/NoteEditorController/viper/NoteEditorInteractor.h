#import <Foundation/Foundation.h>

#import "NoteEditorProtocols.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@end
