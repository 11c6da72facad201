#!/bin/sh
# Validates with the Python package check-jsonschema: that the schemas are schemas, that what the commands print and write
# fits them, and that the files for other tools fit theirs.
#
#   scripts/schemas.sh [BINARY]
set -eu

cd "$(dirname "$0")/.."
refactor=$(pwd)/${1:-.build/debug/refactor}
tool=.build/check-jsonschema
if [ ! -x "$tool/bin/check-jsonschema" ]; then
    python3 -m venv "$tool"
    "$tool/bin/pip" install --quiet --disable-pip-version-check 'check-jsonschema>=0.29'
fi
PATH=$(pwd)/$tool/bin:$PATH

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

check-jsonschema --check-metaschema schemas/*.json
# Those that are in schemas are those that are printed: a test holds that.
fits() {
    schema=$1
    shift
    check-jsonschema --quiet --schemafile "schemas/$schema.json" "$@" || {
        echo "schemas: $* does not fit schemas/$schema.json" >&2
        exit 1
    }
    echo "ok  $schema  $(basename "$1")"
}

cp -R samples "$work/samples"
cd "$work/samples"
"$refactor" plan LoginController.swift --format json >"$work/plan.json"
"$refactor" plan NoteEditorController.m --format json >"$work/plan-objc.json"
"$refactor" plan LoginController.swift --explain 'saveAccount(_:)' --format json >"$work/explanation.json"
"$refactor" plan LoginController.swift -o login.plan.yml 2>/dev/null
"$refactor" scan . --format json >"$work/scan.json"
"$refactor" graph apps/mixed --format json >"$work/graph.json"
"$refactor" mark LoginController.swift --format json >"$work/mark.json"
"$refactor" emit LoginController.swift --into Out --format json >"$work/ledger.json" 2>/dev/null
"$refactor" verify LoginController.swift Out --format json >"$work/verify.json"
"$refactor" styles --format json >"$work/styles.json"
"$refactor" new Settings --into Settings --format json >"$work/new.json"
for style in viper ribs rambler zik-router; do "$refactor" styles init --from $style my-$style >/dev/null; done
"$refactor" check apps/mixed --preset viper --format json >"$work/check.json" || [ $? -eq 1 ]
cd - >/dev/null

fits plan "$work/plan.json" "$work/plan-objc.json"
fits explanation "$work/explanation.json"
fits plan-file "$work/samples/login.plan.yml"
fits check "$work/check.json"
fits scan "$work/scan.json"
fits graph "$work/graph.json"
fits mark "$work/mark.json"
fits ledger "$work/ledger.json"
fits verify "$work/verify.json"
fits styles "$work/styles.json"
fits new "$work/new.json"
fits style.yml "$work/samples/.refactor/styles"/*/style.yml
fits refactor.yml .refactor.yml samples/rules.yml

# A schema that lets everything pass would be of no use.
sed 's/^module:/modul:/' "$work/samples/login.plan.yml" >"$work/wrong.plan.yml"
if check-jsonschema --quiet --schemafile schemas/plan-file.json "$work/wrong.plan.yml" >/dev/null 2>&1; then
    echo "schemas: a plan file with a wrong key fits schemas/plan-file.json" >&2
    exit 1
fi

check-jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml
check-jsonschema --builtin-schema vendor.github-actions action.yml
if "$refactor" check samples/apps/mixed --preset viper --format sarif -o "$work/check.sarif" 2>/dev/null || [ $? -eq 1 ]; then
    # The form of SARIF itself is not among the schemas that the package brings along.
    python3 -m json.tool "$work/check.sarif" >/dev/null
fi
