// The few calls of libgvc and libcgraph that GraphRender needs, in one form for Graphviz 2.42 up to 13 and later.
//
// What differs between versions stays in here: `const` in signatures, the layout of Agdisc_t, bit-field structs passed
// by value. gvRenderData, whose length argument changed its type in 13, is not used at all: GraphRender reads the
// positions back as attributes and draws by itself.
//
// The state below is static, so exactly one Swift file may import this module. Nothing in here is thread-safe, and
// neither is Graphviz: hold graphviz_lock() from graphviz_open() to graphviz_close().

#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#if __has_include(<graphviz/gvc.h>)
#include <graphviz/gvc.h>
#include <graphviz/graphviz_version.h>
#else
#include <graphviz_version.h>
#include <gvc.h>
#endif
#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    GVC_t *context;
    lt_symlist_t plugins[3];
    char messages[2048];
    size_t length;
} graphviz_state_t;

static inline graphviz_state_t *graphviz_state(void) {
    static graphviz_state_t state;
    return &state;
}

static inline pthread_mutex_t *graphviz_mutex(void) {
    static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
    return &mutex;
}

static inline void graphviz_lock(void) { pthread_mutex_lock(graphviz_mutex()); }
static inline void graphviz_unlock(void) { pthread_mutex_unlock(graphviz_mutex()); }

// MARK: - Messages

/// Graphviz reports one message in several fragments; they are collected until the next graphviz_open().
static inline int graphviz_collect(char *fragment) {
    graphviz_state_t *state = graphviz_state();
    size_t room = sizeof state->messages - 1 - state->length;
    size_t count = strlen(fragment);
    if (count > room) count = room;
    memcpy(state->messages + state->length, fragment, count);
    state->length += count;
    state->messages[state->length] = '\0';
    return 0;
}

static inline const char *graphviz_messages(void) { return graphviz_state()->messages; }

// MARK: - Object ids

// The default discipline takes the address of a name as the object's id and walks subgraphs in id order, which makes
// layouts with clusters differ from run to run before Graphviz 10. Here ids are sequence numbers. They are odd, which
// is how cgraph tells ids it made up from ids that are strings (even, like addresses); names are left to cgraph's own
// table by answering "cannot map" to every string.

typedef struct {
    uint64_t last;
} graphviz_ids_t;

static inline void *graphviz_ids_open(Agraph_t *graph, Agdisc_t *discipline) {
    static graphviz_ids_t ids;
    (void)graph;
    (void)discipline;
    ids.last = 1;
    return &ids;
}

static inline long graphviz_ids_map(void *state, int kind, char *name, IDTYPE *id, int create) {
    graphviz_ids_t *ids = (graphviz_ids_t *)state;
    (void)kind;
    if (name != NULL || !create) return 0;
    ids->last += 2;
    *id = (IDTYPE)ids->last;
    return 1;
}

static inline long graphviz_ids_alloc(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
    return 0;
}

static inline void graphviz_ids_free(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
}

static inline char *graphviz_ids_print(void *state, int kind, IDTYPE id) {
    (void)state;
    (void)kind;
    (void)id;
    return NULL;
}

static inline void graphviz_ids_close(void *state) { (void)state; }

// MARK: - Context

// What <dlfcn.h> calls Dl_info and dladdr(): there, glibc shows them only to programs that ask for GNU extensions, which
// a header of a module cannot do.
typedef struct {
    const char *file;
    void *base;
    const char *symbol;
    void *address;
} graphviz_image_t;
typedef int (*graphviz_find_image_t)(const void *address, graphviz_image_t *image);

/// Loads the plugin library that belongs to the loaded libgvc and returns its table, or NULL.
static inline void *graphviz_plugin(const char *name) {
    static const char *const patterns[] = {
#define GRAPHVIZ_TEXT(token) #token
#define GRAPHVIZ_TEXT_OF(macro) GRAPHVIZ_TEXT(macro)
#ifdef __APPLE__
        "%.*s/graphviz/libgvplugin_%s." GRAPHVIZ_TEXT_OF(GVPLUGIN_VERSION) ".dylib",
        "%.*s/graphviz/libgvplugin_%s.dylib",
#else
        "%.*s/graphviz/libgvplugin_%s.so." GRAPHVIZ_TEXT_OF(GVPLUGIN_VERSION),
        "%.*s/graphviz/libgvplugin_%s.so",
#endif
#undef GRAPHVIZ_TEXT_OF
#undef GRAPHVIZ_TEXT
    };
    // Looked up by name: in an executable that is not position independent, &gvLayout is an address of its own.
    void *program = dlopen(NULL, RTLD_LAZY);
    void *address = program ? dlsym(program, "gvLayout") : NULL;
    graphviz_find_image_t find = program ? (graphviz_find_image_t)dlsym(program, "dladdr") : NULL;
    graphviz_image_t image;
    if (!address || !find || !find(address, &image) || !image.file) return NULL;
    const char *slash = strrchr(image.file, '/');
    if (!slash) return NULL;

    for (size_t index = 0; index < sizeof patterns / sizeof patterns[0]; index++) {
        char path[4096], symbol[64];
        int count = snprintf(path, sizeof path, patterns[index], (int)(slash - image.file), image.file, name);
        if (count < 0 || (size_t)count >= sizeof path) continue;
        snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        void *table = library ? dlsym(library, symbol) : NULL;
        if (table) return table;
    }
    return NULL;
}

/// The one context of the process: each pair of gvContext() and gvFreeContext() leaks.
///
/// The two linked plugins start in a tenth of a millisecond and measure text by built-in tables, so fonts do not
/// matter. Where they are not found, Graphviz discovers its plugins by itself.
static inline GVC_t *graphviz_context(void) {
    graphviz_state_t *state = graphviz_state();
    if (state->context) return state->context;
    void *core = graphviz_plugin("core");
    void *layout = graphviz_plugin("dot_layout");
    if (core && layout) {
        state->plugins[0].name = "gvplugin_core_LTX_library";
        state->plugins[0].address = core;
        state->plugins[1].name = "gvplugin_dot_layout_LTX_library";
        state->plugins[1].address = layout;
        state->context = gvContextPlugins(state->plugins, 0);
    } else {
        state->context = gvContext();
    }
    return state->context;
}

// MARK: - Graphs

/// The disciplines of a graph: the default ones, with our ids.
static inline Agdisc_t *graphviz_discipline(void) {
    static Agiddisc_t ids;
    static Agdisc_t discipline;
    // The rest of both, whatever this version has in it, is the default one.
    ids = AgIdDisc;
    ids.open = (__typeof__(ids.open))graphviz_ids_open;
    ids.map = (__typeof__(ids.map))graphviz_ids_map;
    ids.alloc = (__typeof__(ids.alloc))graphviz_ids_alloc;
    ids.free = (__typeof__(ids.free))graphviz_ids_free;
    ids.print = (__typeof__(ids.print))graphviz_ids_print;
    ids.close = (__typeof__(ids.close))graphviz_ids_close;
    discipline = AgDefaultDisc;
    discipline.id = &ids;
    return &discipline;
}

/// Starts to collect messages anew.
static inline void graphviz_listen(void) {
    graphviz_state_t *state = graphviz_state();
    state->length = 0;
    state->messages[0] = '\0';
    agseterrf((agusererrf)graphviz_collect);
    agseterr(AGWARN);
    agreseterrors();
}

static inline Agraph_t *graphviz_open(void) {
    graphviz_listen();
    return agopen((char *)"graph", Agdirected, graphviz_discipline());
}

static inline void graphviz_close(Agraph_t *graph) {
    gvFreeLayout(graphviz_context(), graph);
    agclose(graph);
}

static inline Agraph_t *graphviz_subgraph(Agraph_t *parent, const char *name) {
    return agsubg(parent, (char *)name, 1);
}

static inline Agnode_t *graphviz_node(Agraph_t *graph) { return agnode(graph, NULL, 1); }

static inline Agedge_t *graphviz_edge(Agraph_t *graph, Agnode_t *tail, Agnode_t *head) {
    return agedge(graph, tail, head, NULL, 1);
}

static inline void graphviz_set(void *object, const char *name, const char *value) {
    agsafeset(object, (char *)name, (char *)value, (char *)"");
}

static inline const char *graphviz_get(void *object, const char *name) { return agget(object, (char *)name); }

// MARK: - Images

// The plugins for images are found by Graphviz itself, so they need a context of their own. gvRender() writes to a
// stream, whose signature is the same in all versions.

/// Draws text in the language of Graphviz in a format such as png; NULL where it cannot, with the reason in the messages.
/// The result belongs to the caller: graphviz_free().
static inline unsigned char *graphviz_image(const char *text, const char *format, long *length) {
    static GVC_t *context;
    if (!context) context = gvContext();
    graphviz_listen();
    FILE *input = fmemopen((void *)text, strlen(text), "r");
    if (!context || !input) return NULL;
    Agraph_t *graph = agread(input, graphviz_discipline());
    fclose(input);
    if (!graph) return NULL;
    char *data = NULL;
    size_t size = 0;
    FILE *output = open_memstream(&data, &size);
    int result = output ? gvLayout(context, graph, "dot") : -1;
    if (result == 0) result = gvRender(context, graph, format, output);
    if (output) fclose(output);
    gvFreeLayout(context, graph);
    agclose(graph);
    if (result == 0 && size > 0) {
        *length = (long)size;
        return (unsigned char *)data;
    }
    free(data);
    return NULL;
}

static inline void graphviz_free(unsigned char *data) { free(data); }

/// Lays out and leaves the positions in the attributes pos, bb and so on; returns 0 when the picture is whole.
static inline int graphviz_layout(Agraph_t *graph) {
    int result = gvLayout(graphviz_context(), graph, "dot");
    if (result != 0 || agerrors() != 0) return 1;
    attach_attrs(graph);
    return 0;
}

#endif
