// Ends the process by SIGKILL before the n-th operation that changes files, for KILL_AT=n; with KILL_HALF=1 a write is
// carried out by half before. Preloaded by the tests; the program knows nothing of it. KILL_LOG names a file that gets a
// byte for each operation, so that they can be counted.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static long done = 0;

static int comes_now(void) {
    const char *at = getenv("KILL_AT");
    const char *log = getenv("KILL_LOG");
    long number = __sync_add_and_fetch(&done, 1);
    if (log) {
        int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
        syscall(SYS_write, file, ".", 1);
        syscall(SYS_close, file);
    }
    return at && number == atol(at);
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

#define NEXT(type, name, ...) ((type)dlsym(RTLD_NEXT, name))(__VA_ARGS__)
#define CHECK() do { if (comes_now()) die(); } while (0)
#define CHANGES(flags) ((flags) & (O_CREAT | O_TRUNC | O_WRONLY | O_RDWR))

typedef int (*open_function)(const char *, int, ...);
typedef int (*openat_function)(int, const char *, int, ...);

#define OPEN(name) \
    int name(const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        if (CHANGES(flags)) CHECK(); \
        return NEXT(open_function, #name, path, flags, mode); \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name) \
    int name(int folder, const char *path, int flags, ...) { \
        va_list rest; \
        va_start(rest, flags); \
        mode_t mode = va_arg(rest, mode_t); \
        va_end(rest); \
        if (CHANGES(flags)) CHECK(); \
        return NEXT(openat_function, #name, folder, path, flags, mode); \
    }
OPENAT(openat)
OPENAT(openat64)

ssize_t write(int file, const void *bytes, size_t count) {
    if (comes_now()) {
        if (getenv("KILL_HALF")) syscall(SYS_write, file, bytes, count / 2);
        die();
    }
    return syscall(SYS_write, file, bytes, count);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t place) {
    CHECK();
    return NEXT(ssize_t (*)(int, const void *, size_t, off_t), "pwrite", file, bytes, count, place);
}

#define ONE(name) int name(const char *path) { CHECK(); return NEXT(int (*)(const char *), #name, path); }
ONE(unlink)
ONE(rmdir)
ONE(remove)

#define TWO(name) \
    int name(const char *from, const char *to) { \
        CHECK(); \
        return NEXT(int (*)(const char *, const char *), #name, from, to); \
    }
TWO(rename)
TWO(link)
TWO(symlink)

int mkdir(const char *path, mode_t mode) { CHECK(); return NEXT(int (*)(const char *, mode_t), "mkdir", path, mode); }
int chmod(const char *path, mode_t mode) { CHECK(); return NEXT(int (*)(const char *, mode_t), "chmod", path, mode); }
int fchmod(int file, mode_t mode) { CHECK(); return NEXT(int (*)(int, mode_t), "fchmod", file, mode); }
int ftruncate(int file, off_t size) { CHECK(); return NEXT(int (*)(int, off_t), "ftruncate", file, size); }

int mkdirat(int folder, const char *path, mode_t mode) {
    CHECK();
    return NEXT(int (*)(int, const char *, mode_t), "mkdirat", folder, path, mode);
}

int unlinkat(int folder, const char *path, int flags) {
    CHECK();
    return NEXT(int (*)(int, const char *, int), "unlinkat", folder, path, flags);
}

int renameat(int from_folder, const char *from, int to_folder, const char *to) {
    CHECK();
    return NEXT(int (*)(int, const char *, int, const char *), "renameat", from_folder, from, to_folder, to);
}

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned flags) {
    CHECK();
    return NEXT(
        int (*)(int, const char *, int, const char *, unsigned), "renameat2", from_folder, from, to_folder, to, flags);
}

int linkat(int from_folder, const char *from, int to_folder, const char *to, int flags) {
    CHECK();
    return NEXT(int (*)(int, const char *, int, const char *, int), "linkat", from_folder, from, to_folder, to, flags);
}
