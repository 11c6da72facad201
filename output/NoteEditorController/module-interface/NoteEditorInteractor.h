#import <Foundation/Foundation.h>

#import "NoteEditorInteractorInterface.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInterface>

@end
