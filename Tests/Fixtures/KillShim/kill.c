// Shows what SIGKILL before an operation that changes files would leave. With KILL_AT=n the process is ended before its
// n-th one. With KILL_FOLDER and KILL_COPIES it goes on, and before each operation the folder is copied to COPIES/n: one
// run has them all. With KILL_HALF=1 only writes count, and are carried out by half before. Preloaded by the tests; the
// program knows nothing of it.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static long done = 0;
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;

// A journal knows the files by their numbers: where one lies, nothing is written into them any more, and they are linked.
static void copy_folder(const char *folder, const char *copies, long number) {
    char target[4096];
    snprintf(target, sizeof target, "%s/%ld", copies, number);
    char *copy = "if [ -n \"$(find \"$0\" -name journal)\" ]; then cp -al \"$0\" \"$1\"; else cp -a \"$0\" \"$1\"; fi";
    char *arguments[] = {"sh", "-c", copy, (char *)folder, target, NULL};
    char *environment[] = {"PATH=/usr/bin:/bin", NULL};
    pid_t child;
    int status = 1;
    if (posix_spawn(&child, "/bin/sh", NULL, NULL, arguments, environment) == 0) waitpid(child, &status, 0);
    if (status != 0) abort();
}

// Whether the process ends here; what comes before that is done.
static int comes_now(void) {
    const char *at = getenv("KILL_AT");
    const char *folder = getenv("KILL_FOLDER");
    const char *copies = getenv("KILL_COPIES");
    pthread_mutex_lock(&one_at_a_time);
    long number = ++done;
    if (folder && copies) copy_folder(folder, copies, number);
    pthread_mutex_unlock(&one_at_a_time);
    return at && number == atol(at);
}

static void die(void) {
    kill(getpid(), SIGKILL);
    for (;;) pause();
}

#define NEXT(type, name, ...) ((type)dlsym(RTLD_NEXT, name))(__VA_ARGS__)
#define CHECK() do { if (!getenv("KILL_HALF") && comes_now()) die(); } while (0)
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
    size_t half = getenv("KILL_HALF") ? count / 2 : 0;
    if (half > 0) {
        ssize_t written = syscall(SYS_write, file, bytes, half);
        if (written != (ssize_t)half) return written;
    }
    if (comes_now()) die();
    ssize_t rest = syscall(SYS_write, file, (const char *)bytes + half, count - half);
    return rest < 0 ? rest : rest + (ssize_t)half;
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
