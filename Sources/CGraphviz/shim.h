// The few calls of libgvc and libcgraph that GraphRender needs, in one form for Graphviz 2.42 up to 13 and later.
//
// The libraries are loaded when the first picture is drawn, so nothing else needs Graphviz: neither building this
// package, nor plans, modules or text formats. Since no header of Graphviz is read, what is declared here has to hold
// for every version: only functions whose signatures are the same in all of them, and what differs is told by what the
// loaded library has. gvRenderData, whose length argument changed its type in 13, is not used at all: GraphRender reads
// the positions back as attributes and draws by itself.
//
// The state below is static, so exactly one Swift file may import this module. Nothing in here is thread-safe, and
// neither is Graphviz: hold graphviz_lock() from graphviz_open() to graphviz_close().

#ifndef CGRAPHVIZ_SHIM_H
#define CGRAPHVIZ_SHIM_H

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// MARK: - What Graphviz declares

// Graphs, nodes and edges are only pointed at.
typedef struct { char first; } graphviz_graph_t;
typedef struct { char first; } graphviz_node_t;
typedef struct { char first; } graphviz_edge_t;
typedef struct { char first; } graphviz_context_t;

/// Agdesc_t: flags, of which `directed` and `maingraph` are the first and the fourth bit in all versions.
typedef struct { unsigned flags; } graphviz_description_t;

/// lt_symlist_t
typedef struct {
    const char *name;
    void *address;
} graphviz_plugin_t;

typedef int (*graphviz_report_t)(char *fragment);

typedef struct {
    graphviz_context_t *(*gvContext)(void);
    graphviz_context_t *(*gvContextPlugins)(const graphviz_plugin_t *plugins, int loads_on_demand);
    int (*gvLayout)(graphviz_context_t *context, graphviz_graph_t *graph, const char *engine);
    int (*gvRender)(graphviz_context_t *context, graphviz_graph_t *graph, const char *format, FILE *output);
    int (*gvFreeLayout)(graphviz_context_t *context, graphviz_graph_t *graph);
    void (*attach_attrs)(graphviz_graph_t *graph);
    graphviz_graph_t *(*agopen)(char *name, graphviz_description_t description, void *discipline);
    graphviz_graph_t *(*agread)(void *channel, void *discipline);
    int (*agclose)(graphviz_graph_t *graph);
    graphviz_graph_t *(*agsubg)(graphviz_graph_t *graph, char *name, int creates);
    graphviz_node_t *(*agnode)(graphviz_graph_t *graph, char *name, int creates);
    graphviz_edge_t *(*agedge)(
        graphviz_graph_t *graph, graphviz_node_t *tail, graphviz_node_t *head, char *name, int creates);
    int (*agsafeset)(void *object, char *name, const char *value, const char *otherwise);
    char *(*agget)(void *object, char *name);
    graphviz_report_t (*agseterrf)(graphviz_report_t report);
    int (*agseterr)(int level);
    int (*agerrors)(void);
    int (*agreseterrors)(void);
    void *memory_discipline;  // AgMemDisc, until 9.0
    void *stream_discipline;  // AgIoDisc
} graphviz_library_t;

typedef struct {
    graphviz_library_t library;
    int is_loaded;
    graphviz_context_t *context;
    graphviz_plugin_t plugins[3];
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

// MARK: - Loading

#ifdef __APPLE__
static const char *const graphviz_folders[] = {"/opt/homebrew/lib/", "/usr/local/lib/", "/opt/local/lib/"};
#else
static const char *const graphviz_folders[] = {""};  // those of the system's loader
#endif

/// The newest number that a library of Graphviz is looked for with; the first is 6.
static const int graphviz_last_number = 12;

/// Opens FOLDER libNAME with any of the numbers that libraries of Graphviz carry, or without one.
static inline void *graphviz_open_library(const char *folder, const char *name) {
    for (int number = graphviz_last_number; number >= 5; number--) {
        char path[4096], suffix[16];
        snprintf(suffix, sizeof suffix, number > 5 ? ".%d" : "", number);
#ifdef __APPLE__
        int count = snprintf(path, sizeof path, "%slib%s%s.dylib", folder, name, suffix);
#else
        int count = snprintf(path, sizeof path, "%slib%s.so%s", folder, name, suffix);
#endif
        if (count < 0 || (size_t)count >= sizeof path) return NULL;
        void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (library) return library;
    }
    return NULL;
}

/// libgvc: where REFACTOR_GRAPHVIZ says, otherwise where the system or a package manager has it.
static inline void *graphviz_find_library(void) {
    const char *path = getenv("REFACTOR_GRAPHVIZ");
    if (path && *path) return dlopen(path, RTLD_NOW | RTLD_LOCAL);
    for (size_t index = 0; index < sizeof graphviz_folders / sizeof graphviz_folders[0]; index++) {
        void *library = graphviz_open_library(graphviz_folders[index], "gvc");
        if (library) return library;
    }
    return NULL;
}

/// Loads Graphviz once; returns whether it is there. Looking up a name in libgvc also finds those of libcgraph.
static inline int graphviz_load(void) {
    graphviz_state_t *state = graphviz_state();
    if (state->is_loaded) return 1;
    void *handle = graphviz_find_library();
    if (!handle) return 0;
    graphviz_library_t *library = &state->library;
    const struct { const char *name; void *place; } functions[] = {
#define GRAPHVIZ_FUNCTION(name) {#name, &library->name}
        GRAPHVIZ_FUNCTION(gvContext), GRAPHVIZ_FUNCTION(gvContextPlugins), GRAPHVIZ_FUNCTION(gvLayout),
        GRAPHVIZ_FUNCTION(gvRender), GRAPHVIZ_FUNCTION(gvFreeLayout), GRAPHVIZ_FUNCTION(attach_attrs),
        GRAPHVIZ_FUNCTION(agopen), GRAPHVIZ_FUNCTION(agread), GRAPHVIZ_FUNCTION(agclose), GRAPHVIZ_FUNCTION(agsubg),
        GRAPHVIZ_FUNCTION(agnode), GRAPHVIZ_FUNCTION(agedge), GRAPHVIZ_FUNCTION(agsafeset), GRAPHVIZ_FUNCTION(agget),
        GRAPHVIZ_FUNCTION(agseterrf), GRAPHVIZ_FUNCTION(agseterr), GRAPHVIZ_FUNCTION(agerrors),
        GRAPHVIZ_FUNCTION(agreseterrors),
#undef GRAPHVIZ_FUNCTION
    };
    for (size_t index = 0; index < sizeof functions / sizeof functions[0]; index++) {
        void *address = dlsym(handle, functions[index].name);
        if (!address) return 0;
        memcpy(functions[index].place, &address, sizeof address);
    }
    library->memory_discipline = dlsym(handle, "AgMemDisc");
    library->stream_discipline = dlsym(handle, "AgIoDisc");
    state->is_loaded = library->stream_discipline != NULL;
    return state->is_loaded;
}

static inline graphviz_library_t *graphviz_library(void) { return &graphviz_state()->library; }

// MARK: - Object ids

// The default discipline takes the address of a name as the object's id and walks subgraphs in id order, which makes
// layouts with clusters differ from run to run before Graphviz 10. Here ids are sequence numbers. They are odd, which
// is how cgraph tells ids it made up from ids that are strings (even, like addresses); names are left to cgraph's own
// table by answering "cannot map" to every string.

typedef struct {
    uint64_t last;
} graphviz_ids_t;

static inline void *graphviz_ids_open(void *graph, void *discipline) {
    static graphviz_ids_t ids;
    (void)graph;
    (void)discipline;
    ids.last = 1;
    return &ids;
}

static inline long graphviz_ids_map(void *state, int kind, char *name, uint64_t *id, int create) {
    graphviz_ids_t *ids = (graphviz_ids_t *)state;
    (void)kind;
    if (name != NULL || !create) return 0;
    ids->last += 2;
    *id = ids->last;
    return 1;
}

/// The other functions of a discipline, in all versions: they do nothing, or answer 0 or NULL.
static inline void *graphviz_ids_nothing(void) { return NULL; }

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
    void *address, *program = dlopen(NULL, RTLD_LAZY);
    memcpy(&address, &graphviz_library()->gvLayout, sizeof address);
    graphviz_find_image_t find = program ? (graphviz_find_image_t)dlsym(program, "dladdr") : NULL;
    graphviz_image_t image;
    if (!find || !find(address, &image) || !image.file) return NULL;
    const char *slash = strrchr(image.file, '/');
    if (!slash) return NULL;
    char folder[4096], library_name[64], symbol[64];
    int count = snprintf(folder, sizeof folder, "%.*s/graphviz/", (int)(slash - image.file), image.file);
    if (count < 0 || (size_t)count >= sizeof folder) return NULL;
    snprintf(library_name, sizeof library_name, "gvplugin_%s", name);
    snprintf(symbol, sizeof symbol, "gvplugin_%s_LTX_library", name);
    void *library = graphviz_open_library(folder, library_name);
    return library ? dlsym(library, symbol) : NULL;
}

/// The one context of the process: each pair of gvContext() and gvFreeContext() leaks.
///
/// The two linked plugins start in a tenth of a millisecond and measure text by built-in tables, so fonts do not
/// matter. Where they are not found, Graphviz discovers its plugins by itself.
static inline graphviz_context_t *graphviz_context(void) {
    graphviz_state_t *state = graphviz_state();
    if (state->context) return state->context;
    void *core = graphviz_plugin("core");
    void *layout = graphviz_plugin("dot_layout");
    if (core && layout) {
        state->plugins[0].name = "gvplugin_core_LTX_library";
        state->plugins[0].address = core;
        state->plugins[1].name = "gvplugin_dot_layout_LTX_library";
        state->plugins[1].address = layout;
        state->context = graphviz_library()->gvContextPlugins(state->plugins, 0);
    } else {
        state->context = graphviz_library()->gvContext();
    }
    return state->context;
}

// MARK: - Graphs

/// The disciplines of a graph: the default ones, with our ids.
///
/// Agiddisc_t is a row of functions: open, map, alloc, free, print, close, idregister. Agdisc_t points to the disciplines
/// for memory (until 9.0), ids and streams.
static inline void *graphviz_discipline(void) {
    static void *ids[8];
    static void *discipline[3];
    graphviz_library_t *library = graphviz_library();
    void *(*open)(void *, void *) = graphviz_ids_open;
    long (*map)(void *, int, char *, uint64_t *, int) = graphviz_ids_map;
    void *(*nothing)(void) = graphviz_ids_nothing;
    memcpy(&ids[0], &open, sizeof open);
    memcpy(&ids[1], &map, sizeof map);
    for (int index = 2; index < 8; index++) memcpy(&ids[index], &nothing, sizeof nothing);
    int next = 0;
    if (library->memory_discipline) discipline[next++] = library->memory_discipline;
    discipline[next++] = ids;
    discipline[next] = library->stream_discipline;
    return discipline;
}

/// Starts to collect messages anew.
static inline void graphviz_listen(void) {
    graphviz_state_t *state = graphviz_state();
    state->length = 0;
    state->messages[0] = '\0';
    state->library.agseterrf(graphviz_collect);
    state->library.agseterr(0);  // from warnings on
    state->library.agreseterrors();
}

static inline graphviz_graph_t *graphviz_open(void) {
    graphviz_listen();
    // What Agdirected says: directed, and the main graph.
    graphviz_description_t directed = {1 | 1 << 3};
    return graphviz_library()->agopen((char *)"graph", directed, graphviz_discipline());
}

static inline void graphviz_close(graphviz_graph_t *graph) {
    graphviz_library()->gvFreeLayout(graphviz_context(), graph);
    graphviz_library()->agclose(graph);
}

static inline graphviz_graph_t *graphviz_subgraph(graphviz_graph_t *parent, const char *name) {
    return graphviz_library()->agsubg(parent, (char *)name, 1);
}

static inline graphviz_node_t *graphviz_node(graphviz_graph_t *graph) {
    return graphviz_library()->agnode(graph, NULL, 1);
}

static inline graphviz_edge_t *graphviz_edge(graphviz_graph_t *graph, graphviz_node_t *tail, graphviz_node_t *head) {
    return graphviz_library()->agedge(graph, tail, head, NULL, 1);
}

static inline void graphviz_set(void *object, const char *name, const char *value) {
    graphviz_library()->agsafeset(object, (char *)name, value, "");
}

static inline const char *graphviz_get(void *object, const char *name) {
    return graphviz_library()->agget(object, (char *)name);
}

// MARK: - Images

// The plugins for images are found by Graphviz itself, so they need a context of their own. gvRender() writes to a
// stream, whose signature is the same in all versions.

/// Draws text in the language of Graphviz in a format such as png; NULL where it cannot, with the reason in the messages.
/// The result belongs to the caller: graphviz_free().
static inline unsigned char *graphviz_image(const char *text, const char *format, long *length) {
    static graphviz_context_t *context;
    if (!context) context = graphviz_library()->gvContext();
    graphviz_listen();
    FILE *input = fmemopen((void *)text, strlen(text), "r");
    if (!context || !input) return NULL;
    graphviz_graph_t *graph = graphviz_library()->agread(input, graphviz_discipline());
    fclose(input);
    if (!graph) return NULL;
    char *data = NULL;
    size_t size = 0;
    FILE *output = open_memstream(&data, &size);
    int result = output ? graphviz_library()->gvLayout(context, graph, "dot") : -1;
    if (result == 0) result = graphviz_library()->gvRender(context, graph, format, output);
    if (output) fclose(output);
    graphviz_library()->gvFreeLayout(context, graph);
    graphviz_library()->agclose(graph);
    if (result == 0 && size > 0) {
        *length = (long)size;
        return (unsigned char *)data;
    }
    free(data);
    return NULL;
}

static inline void graphviz_free(unsigned char *data) { free(data); }

/// Lays out and leaves the positions in the attributes pos, bb and so on; returns 0 when the picture is whole.
static inline int graphviz_layout(graphviz_graph_t *graph) {
    int result = graphviz_library()->gvLayout(graphviz_context(), graph, "dot");
    if (result != 0 || graphviz_library()->agerrors() != 0) return 1;
    graphviz_library()->attach_attrs(graph);
    return 0;
}

#endif
