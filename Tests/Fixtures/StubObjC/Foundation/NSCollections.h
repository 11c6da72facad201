// Lists, tables and sets.

#import <Foundation/NSRange.h>
#import <Foundation/NSValue.h>

NS_ASSUME_NONNULL_BEGIN

@class NSIndexSet, NSPredicate, NSSortDescriptor;

typedef NSComparisonResult (^NSComparator)(id one, id other);

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>

@property (readonly) NSUInteger count;
@property (readonly, nullable) ObjectType firstObject;
@property (readonly, nullable) ObjectType lastObject;

+ (instancetype)array;
+ (instancetype)arrayWithObject:(ObjectType)object;
+ (instancetype)arrayWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)arrayWithObjects:(ObjectType)object, ... NS_REQUIRES_NIL_TERMINATION;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (BOOL)containsObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (BOOL)isEqualToArray:(NSArray<ObjectType> *)array;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator NS_NOESCAPE)comparator;
- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (void)enumerateObjectsUsingBlock:(void (NS_NOESCAPE ^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)makeObjectsPerformSelector:(SEL)selector;

@end

@interface NSMutableArray<ObjectType> : NSArray <ObjectType>

+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)removeObject:(ObjectType)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeLastObject;
- (void)removeAllObjects;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)sortUsingComparator:(NSComparator NS_NOESCAPE)comparator;

@end

@interface NSDictionary<__covariant KeyType, __covariant ObjectType>
    : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>

@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<KeyType> *allKeys;
@property (readonly, copy) NSArray<ObjectType> *allValues;

+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType<NSCopying>)key;
+ (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
+ (instancetype)dictionaryWithObjects:(const ObjectType _Nonnull [_Nullable])objects
                              forKeys:(const KeyType<NSCopying> _Nonnull [_Nullable])keys
                                count:(NSUInteger)count;
- (nullable ObjectType)objectForKey:(KeyType)key;
- (nullable ObjectType)objectForKeyedSubscript:(KeyType)key;
- (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;
- (void)enumerateKeysAndObjectsUsingBlock:(void (NS_NOESCAPE ^)(KeyType key, ObjectType object, BOOL *stop))block;

@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary <KeyType, ObjectType>

+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
- (void)setObject:(ObjectType)object forKey:(KeyType<NSCopying>)key;
- (void)setObject:(nullable ObjectType)object forKeyedSubscript:(KeyType<NSCopying>)key;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)dictionary;

@end

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration>

@property (readonly) NSUInteger count;
@property (readonly, copy) NSArray<ObjectType> *allObjects;

+ (instancetype)set;
+ (instancetype)setWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)setWithObjects:(ObjectType)object, ... NS_REQUIRES_NIL_TERMINATION;
- (BOOL)containsObject:(ObjectType)object;
- (nullable ObjectType)anyObject;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other;

@end

@interface NSMutableSet<ObjectType> : NSSet <ObjectType>
- (void)addObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object;
- (void)removeAllObjects;
@end

@interface NSCache<KeyType, ObjectType> : NSObject
- (nullable ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)removeAllObjects;
@end

@interface NSPredicate : NSObject
+ (NSPredicate *)predicateWithFormat:(NSString *)format, ...;
- (BOOL)evaluateWithObject:(nullable id)object;
@end

@interface NSIndexSet : NSObject <NSCopying>
@property (readonly) NSUInteger count;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
@end

@interface NSIndexPath : NSObject <NSCopying>
@property (readonly) NSUInteger length;
@end

NS_ASSUME_NONNULL_END
