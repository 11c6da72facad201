#import <Foundation/Foundation.h>

#import "NoteEditorDataManagerProtocol.h"
#import "NoteEditorInteractorOutputProtocol.h"
#import "NoteEditorInteractorProtocol.h"

@interface NoteEditorInteractor : NSObject <NoteEditorInteractorProtocol>

@property (nonatomic, weak) id<NoteEditorInteractorOutputProtocol> output;

- (instancetype)initWithDataManager:(id<NoteEditorDataManagerProtocol>)dataManager;

@end
