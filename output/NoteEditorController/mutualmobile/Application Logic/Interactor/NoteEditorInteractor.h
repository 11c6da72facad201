#import <Foundation/Foundation.h>

#import "NoteEditorDataManagerInterface.h"
#import "NoteEditorInteractorIO.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorInput>

@property (nonatomic, weak) id<NoteEditorInteractorOutput> output;

- (instancetype)initWithDataManager:(id<NoteEditorDataManagerInterface>)dataManager;

@end
