// Objects hung on objects.

#import <Foundation/NSObjCRuntime.h>

typedef enum : uintptr_t {
    OBJC_ASSOCIATION_ASSIGN = 0,
    OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
    OBJC_ASSOCIATION_COPY_NONATOMIC = 3
} objc_AssociationPolicy;

id _Nullable objc_getAssociatedObject(id _Nonnull object, const void *_Nonnull key);
void objc_setAssociatedObject(id _Nonnull object, const void *_Nonnull key, id _Nullable value,
                              objc_AssociationPolicy policy);
