# What the scripts of this folder share: they follow the guide's chapter on more than one machine.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
page=$root/resources/guide/playtest.md
games=240

skip() {
    echo "SKIPPED: $*"
    exit 77
}

# The text that the chapter says to save under a name, with a small system and few games.
saved_text() {
    awk -v name="$1" '
        $0 == "Save this text as `" name "`:" { found = 1 }
        /^```/ && found { if (inside) exit; inside = 1; next }
        inside { print }' "$page" |
        sed "s|SCENARIO|odds.scenario.json|; s|--games 2000|--games $games --first random --second random|"
}

# Copies a small system into the present folder.
take_system() {
    cp "$root"/scenarios/templates/odds.{rules,scenario}.json .
}

# Compares the merged run with the run in one piece, rows and figures.
compare() {
    "$1" playtest odds.scenario.json --games $games --first random --second random --seed 1 --out whole.csv > whole.txt
    "$1" playtest merge run-*.csv --out merged.csv > merged.txt
    [ "$(ls run-*.csv | wc -l)" -eq 16 ]
    cmp whole.txt merged.txt
    cmp whole.csv merged.csv
    echo "16 shards and one run give the same $games rows and the same figures"
}
