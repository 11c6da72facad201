#!/usr/bin/env python3
"""Fits the points of signs, words and neighbours by which roles are decided.

usage: fit-roles.py ROWS.jsonl… [--check ROWS.jsonl] [--folds N] [--words] [--afresh] [--without RULE] [--save FILE]
                    [--write]
       fit-roles.py --load FILE [--check ROWS.jsonl] [--write]

ROWS.jsonl is what `RoleReport FOLDER… --rows` prints: modules of people, put back into one class, and controllers read
by hand (their members name further acceptable roles). Needs the Python packages numpy and jax.

  --check ROWS   modules that the fit does not see, with today's points and with the new ones; may be repeated
  --folds N      leaves each Nth of the families out in turn, and measures on those
  --afresh       holds signs and pairs near nothing, not near today's points, which may have seen what is measured
  --without RULE leaves the rows of a rule out (`name-word`, or `word/calls` for a place of words), to see its worth
  --words        the words of names, types and calls as well, with points of their own
  --save FILE    keeps the points as JSON; --load FILE takes them from there in the place of a fit
  --write        writes StandardWeights.swift; with --words RoleWords.swift too

All points are fitted together: multinomial regression on the scores after the neighbours were heard (the eight damped
rounds of `Propagation` are unrolled and differentiated), plus a share of the scores before. Signs are held near today's
points, since much of what those were fitted on is not at hand at once; words near nothing. A repository counts with the
root of its size, a member read by hand several times; where a reader would accept several roles, each of them is right:
which of them the reader named first says little. Minimised by Adam (Kingma and Ba, 2015). A word has a row when it
occurs in enough families.
"""
import argparse, collections, json, os, re
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Sources", "Refactor", "Roles", "Weights")
TABLES = os.path.join(ROOT, "..", "Tables")
HEAD = '''// swift-format-ignore-file

/// The points of words: what people use by habit for one role, in names, types and calls.
///
/// A row is a place (`RoleWordReader`) and a word that occurs there in at least five families of repositories. Columns:
/// view, presenter, interactor, router, in quarters of a point, since a word says little and there are many. Fitted
/// together with `StandardWeights`; `scripts/fit-roles.py --words` writes the table anew.
enum RoleWords {
    static let points = """
'''
ROLES = ["view", "presenter", "interactor", "router"]
KEPT = ("nested-type", "section-title", "action", "outlet", "override", "lifetime", "view-protocol")
STEP, WORD_STEP, PAIR_STEP = 4.0, 16.0, 10.0  # points for a step of log-odds
STRENGTH, MOST, ROUNDS = 0.7, 4.0, 8  # as in StandardWeights and Propagation
SIGN_PENALTY, WORD_PENALTY, PAIR_PENALTY, BEFORE = 10.0, 10.0, 15.0, 0.3
LABELLED_SHARE, FAMILIES, ADAM_STEPS = 8.0, 5, 150
FIRST = 0.3  # the weight of the role that a reader named first, beside all that are acceptable


def tables():
    """Today's tables: name → row → numbers."""
    text = open(os.path.join(ROOT, "StandardWeights.swift")).read()
    parts = re.findall(r'static let (\w+) = """\n(.*?)"""', text, re.S)
    rows = lambda body: [line.split() for line in body.split("\n") if line.strip()]
    return {name: {row[0]: [int(n) for n in row[1:]] for row in rows(body)} for name, body in parts}


def role(name):
    return "interactor" if name in ("service", "entity") else name


class Rows:
    """The rows of the table that are fitted: starts, signs and words, with today's steps of log-odds."""

    def __init__(self, modules, old, asked):
        self.index, start, self.free, penalty = {}, [], [], []

        def add(name, points, free, weight):
            if asked.without and (name + "/").startswith(asked.without + "/"):
                return
            if asked.afresh and free:
                points = [0, 0, 0, 0]
            self.index[name] = len(self.index)
            start.append([p / STEP for p in points[:4]])
            self.free.append(free)
            penalty.append(weight)

        for name, points in old["starts"].items():
            add("start/" + name, points, name != "type", SIGN_PENALTY)
        for name, points in old["signs"].items():
            add(name, points, not name.startswith(KEPT), SIGN_PENALTY)
        families = collections.defaultdict(set)
        for module in modules:
            for member in module["members"]:
                if member.get("role") and not member["isFixed"]:
                    for word in member["words"]:
                        families[word].add(module["family"])
        for word in sorted(w for w, found in families.items() if asked.words and len(found) >= FAMILIES):
            add("word/" + word, [0, 0, 0, 0], True, WORD_PENALTY)
        self.start, self.penalty = np.array(start, np.float32), np.array(penalty, np.float32)
        self.kinds = list(old["pairs"])
        self.pairs = np.array([np.reshape(old["pairs"][k], (4, 4)) for k in self.kinds], np.float32) / PAIR_STEP
        if asked.afresh:
            self.pairs = np.zeros_like(self.pairs)


class Members:
    """All members of some modules as arrays, and the uses between them."""

    def __init__(self, modules, rows):
        owner, row, truth, right, scored, fixed, share, first = [], [], [], [], [], [], [], 0
        self.acceptable, edges = [], []
        sizes = collections.Counter(m["repository"] for m in modules for e in m["members"] if e.get("role"))
        for module in modules:
            for place, member in enumerate(module["members"], first):
                names = member["signs"] + ([] if member["isFixed"] else ["word/" + w for w in member["words"]])
                known = [rows.index[n] for n in names if n in rows.index]
                owner += [place] * len(known)
                row += known
                name = role(member.get("role"))
                truth.append(ROLES.index(name) if name in ROLES else 0)
                scored.append(name in ROLES)
                fixed.append(member["isFixed"])
                counts = name in ROLES and not member["isFixed"] and member["kind"] in ("method", "property")
                weight = LABELLED_SHARE if module["isLabelled"] else 1.0
                share.append(weight / sizes[module["repository"]] ** 0.5 if counts else 0.0)
                more = [ROLES.index(role(r)) for r in member["acceptable"]]
                self.acceptable.append(more)
                right.append([float(r == truth[-1] or r in more) for r in range(4)])
            for edge in module["edges"]:
                kind = rows.kinds.index(edge["kind"])
                edges.append((first + edge["from"], first + edge["to"], kind, edge["share"]))
            first += len(module["members"])
        self.count = first
        self.owner, self.row = np.array(owner, np.int32), np.array(row, np.int32)
        self.truth, self.scored, self.fixed = np.array(truth), np.array(scored), np.array(fixed)
        self.right = np.array(right)
        share = np.array(share)
        self.share = share / (share.sum() / max(1, (share > 0).sum()))
        self.edges = tuple(np.array(part) for part in zip(*edges))

    def arrays(self):
        return (self.owner, self.row, *self.edges, self.fixed)


@partial(jax.jit, static_argnums=(0,))
def scores(count, weights, pairs, owner, row, users, used, kinds, shares, fixed):
    """Steps of log-odds before and after the neighbours were heard, as `Propagation` says."""
    own = jax.ops.segment_sum(weights[row], owner, count)
    view = jnp.array([1.0, 0, 0, 0])
    table = pairs[kinds]

    def said(now):
        to_user = jnp.einsum("eij,ej->ei", table, now[used]) * shares[:, None]
        to_used = jnp.einsum("eij,ei->ej", table, now[users]) * shares[:, None]
        to_user -= to_user.mean(1, keepdims=True)
        to_used -= to_used.mean(1, keepdims=True)
        sums = jax.ops.segment_sum(to_user, users, count) + jax.ops.segment_sum(to_used, used, count)
        loudest = STRENGTH * jnp.abs(sums).max(1, keepdims=True)
        return STRENGTH * sums * jnp.where(loudest > MOST, MOST / jnp.maximum(loudest, 1e-6), 1)

    def agree(now, _):
        new = jax.nn.softmax(own + said(now))
        return jnp.where(fixed[:, None], view, (now + new) / 2), None

    start = jnp.where(fixed[:, None], view, jax.nn.softmax(own))
    now, _ = jax.lax.scan(agree, start, None, length=ROUNDS)
    return own, own + said(now)


def fit(members, rows):
    """The weights of all rows and the tables of pairs, rounded to points."""
    right, share, free = jnp.array(members.right), jnp.array(members.share), jnp.array(rows.free)[:, None]
    primary = jax.nn.one_hot(jnp.array(members.truth), 4)

    def loss(found):
        weights = jnp.where(free, found["rows"], rows.start)
        own, final = scores(members.count, weights, found["pairs"], *members.arrays())
        chance = lambda s, of: jnp.log(jnp.maximum((jax.nn.softmax(s) * of).sum(1), 1e-9))
        miss = lambda s: -((FIRST * chance(s, primary) + (1 - FIRST) * chance(s, right)) * share).sum()
        distance = (rows.penalty[:, None] * (found["rows"] - rows.start) ** 2).sum() / 2
        return miss(final) + BEFORE * miss(own) + distance + PAIR_PENALTY * ((found["pairs"] - rows.pairs) ** 2).sum() / 2

    slope = jax.jit(jax.grad(loss))
    found = {"rows": jnp.array(rows.start), "pairs": jnp.array(rows.pairs)}
    mean, square = (jax.tree.map(jnp.zeros_like, found) for _ in range(2))
    for step in range(1, ADAM_STEPS + 1):
        now = slope(found)
        mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, now)
        square = jax.tree.map(lambda s, g: 0.999 * s + 0.001 * g * g, square, now)
        rate = 0.05 * (0.2 if step > 0.8 * ADAM_STEPS else 1) / (1 - 0.9**step)
        scale = 1 - 0.999**step
        found = jax.tree.map(lambda v, m, s: v - rate * m / (jnp.sqrt(s / scale) + 1e-8), found, mean, square)
    weights = np.where(np.array(rows.free)[:, None], np.array(found["rows"]), rows.start)
    steps = np.where([n.startswith("word/") for n in rows.index], WORD_STEP, STEP)[:, None]
    return np.round(weights * steps) / steps, np.round(np.clip(np.array(found["pairs"]), -3, 3) * PAIR_STEP) / PAIR_STEP


def said(members, weights, pairs):
    exact = scores(members.count, weights, pairs, *members.arrays())
    own, final = (np.round(np.array(s) * STEP) for s in exact)
    roles = final.argmax(1)
    roles[members.fixed] = 0
    gap = lambda s: np.sort(s, 1)[:, 3] - np.sort(s, 1)[:, 2]
    margin = np.where(own.argmax(1) == final.argmax(1), gap(own) + gap(final), gap(final) / 2)
    return roles, np.where(members.fixed, 99, margin)


def figures(title, truth, roles, acceptable, margin):
    f1 = []
    for r in range(4):
        if (truth == r).sum():
            f1.append(2 * ((truth == r) & (roles == r)).sum() / ((truth == r).sum() + (roles == r).sum()))
    right, leaves = truth == roles, truth != 0
    accepted = np.mean([t == s or s in more for t, s, more in zip(truth, roles, acceptable)])
    line = f"{title}: {len(truth)} members, {right.mean():.3f} right, F1 {np.mean(f1):.3f}, accepted {accepted:.3f}"
    line += f", that leave found {(leaves & (roles != 0)).sum() / max(1, leaves.sum()):.3f}"
    for sure in (16, 18, 20, 24):
        line += f", sure from {sure} {right[margin >= sure].mean():.3f}@{(margin >= sure).mean():.2f}"
    print(line, flush=True)


def report(title, modules, rows, weights, pairs):
    members = Members(modules, rows)
    roles, margin = said(members, weights, pairs)
    at = np.where(members.scored)[0]
    figures(title, members.truth[at], roles[at], [members.acceptable[i] for i in at], margin[at])


def folds(modules, old, asked):
    """Measures each family with points fitted on the others: people's modules, and controllers read by hand."""
    families = sorted({m["family"] for m in modules})
    kinds = {"modules": [], "read by hand": []}
    for fold in range(asked.folds):
        out = set(families[fold :: asked.folds])
        rest = [m for m in modules if m["family"] not in out]
        rows = Rows(rest, old, asked)
        weights, pairs = fit(Members(rest, rows), rows)
        for kind, found in kinds.items():
            left = [m for m in modules if m["family"] in out and m["isLabelled"] == (kind == "read by hand")]
            if left:
                members = Members(left, rows)
                found += [
                    (members.truth[p], role, members.acceptable[p], margin)
                    for p, (role, margin) in enumerate(zip(*said(members, weights, pairs)))
                    if members.scored[p]
                ]
    for kind, found in kinds.items():
        if found:
            truth, roles, acceptable, margin = zip(*found)
            figures(f"{asked.folds} folds, {kind}", np.array(truth), np.array(roles), acceptable, np.array(margin))


def line(name, numbers, width):
    return "        " + name.ljust(width) + "".join(str(int(n)).rjust(max(5, len(str(int(n))) + 1)) for n in numbers)


def points(rows, weights, pairs):
    """The fitted rows as whole numbers, by table: starts, signs, words and pairs."""
    tables = {"starts": {}, "signs": {}, "words": {}, "pairs": {}}
    for name, place in rows.index.items():
        kind, _, rest = name.partition("/")
        is_word = kind == "word"
        numbers = [round(p) for p in (weights[place] * (WORD_STEP if is_word else STEP)).tolist()]
        if is_word and any(numbers):
            tables["words"][rest] = numbers
        elif kind == "start":
            tables["starts"][rest] = numbers
        elif not is_word:
            tables["signs"][name] = numbers
    for place, kind in enumerate(rows.kinds):
        tables["pairs"][kind] = [round(p) for p in (pairs[place] * PAIR_STEP).ravel().tolist()]
    return tables


def steps(tables, rows):
    """The same back as steps of log-odds, for the rows given."""
    weights = np.array(rows.start)
    for name, place in rows.index.items():
        kind, _, rest = name.partition("/")
        found = {"word": tables["words"], "start": tables["starts"]}.get(kind, tables["signs"])
        numbers = found.get(rest if kind in ("word", "start") else name, [0, 0, 0, 0])
        weights[place] = [n / (WORD_STEP if kind == "word" else STEP) for n in numbers[:4]]
    return weights, np.array([np.reshape(tables["pairs"][k], (4, 4)) for k in rows.kinds]) / PAIR_STEP


def write(tables, old):
    starts = [line(n, p, 15) for n, p in sorted(tables["starts"].items())]
    signs = [line(n, p + old["signs"][n][4:], 32) for n, p in sorted(tables["signs"].items()) if n in old["signs"]]
    pairs = [line(n, p, 15) for n, p in sorted(tables["pairs"].items())]
    path = os.path.join(ROOT, "StandardWeights.swift")
    text = open(path).read()
    for name, body in (("starts", starts), ("signs", signs), ("pairs", pairs)):
        text = re.sub(rf'(static let {name} = """\n).*?(\n        """)', lambda m: m[1] + "\n".join(body) + m[2], text, flags=re.S)
    open(path, "w").write(text)
    if tables["words"]:
        os.makedirs(TABLES, exist_ok=True)
        with open(os.path.join(TABLES, "RoleWords.swift"), "w") as file:
            words = [line(n, p, 28) for n, p in sorted(tables["words"].items())]
            file.write(HEAD + "\n".join(words) + '\n        """\n}\n')
    print(f"{len(signs)} signs and {len(tables['words'])} words written")


def save(tables, path):
    """A line for each row, so that differences can be read."""
    groups = [
        f'  "{name}": {{\n' + ",\n".join(f'    {json.dumps(n)}: {json.dumps(p)}' for n, p in sorted(rows.items())) + "\n  }"
        for name, rows in tables.items()
    ]
    open(path, "w").write("{\n" + ",\n".join(groups) + "\n}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rows", nargs="*")
    parser.add_argument("--check", action="append", default=[])
    parser.add_argument("--folds", type=int)
    parser.add_argument("--words", action="store_true")
    parser.add_argument("--afresh", action="store_true")
    parser.add_argument("--without")
    parser.add_argument("--save")
    parser.add_argument("--load")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    if bool(asked.rows) == bool(asked.load):
        parser.error("give files of rows to fit on, or --load FILE")
    if asked.load and (asked.folds or asked.words or asked.afresh or asked.without or asked.save):
        parser.error("--load takes points as they are: it goes with --check and --write alone")
    read = lambda path: [m for m in map(json.loads, open(path)) if m["dialect"] == "viper"]
    old, modules = tables(), [m for path in asked.rows for m in read(path)]
    rows = Rows(modules, old, asked)
    today = Rows([], old, argparse.Namespace(words=False, afresh=False, without=None))
    if asked.load:
        found = json.load(open(asked.load))
        rows.index.update({"word/" + w: len(rows.index) + i for i, w in enumerate(found["words"])})
        rows.start = np.vstack([rows.start, np.zeros((len(found["words"]), 4), np.float32)])
    else:
        if asked.folds:
            folds(modules, old, asked)
        found = points(rows, *fit(Members(modules, rows), rows))
    weights, pairs = steps(found, rows)
    for path in asked.check:
        report(os.path.basename(path) + " with today's points", read(path), today, today.start, today.pairs)
        report(os.path.basename(path) + " with these points", read(path), rows, weights, pairs)
    if asked.save:
        save(found, asked.save)
    if asked.write:
        write(found, old)


main()
