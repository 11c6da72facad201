#import <Foundation/Foundation.h>

#import "NoteEditorInteractorIO.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@property (nonatomic, weak) id<NoteEditorInteractorOutput> output;

@end
