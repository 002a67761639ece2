// Modules and saved games of VASSAL.
#include "editor/exchange/vassal/VassalRead.h"
#include "editor/exchange/vassal/VassalSave.h"
#include "tests/bench/Works.h"
#include "tests/editor/exchange/VassalModule.h"

namespace bench {

namespace {

using namespace vassalmodule;

/// A file with these bytes in a folder.
std::string fileIn(const QTemporaryDir& folder, const char* name, const std::string& bytes)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(bytes.data(), qint64(bytes.size()));
    return file.fileName().toStdString();
}

/// A module with so many counters in a palette, each with two layers, two marks and a prototype.
std::string moduleOf(int count)
{
    std::string palette = "<VASSAL.build.module.PieceWindow><VASSAL.build.widget.ListWidget entryName=\"French\">";
    for (int i = 0; i < count; ++i) {
        const std::string name = "Unit " + std::to_string(i);
        palette += pieceSlot(name, slot({{"prototype;Unit", ""},
                                         {"emb2;Flip;2;F;;0;;;0;;;;1;false;0;0;b.svg;;true;;;", "-1"},
                                         {"mark;Side,Strength", "French,4"},
                                         {"piece;;;u.png;" + name, "null;0;0;" + std::to_string(i) + ";0"}}));
    }
    palette += "</VASSAL.build.widget.ListWidget></VASSAL.build.module.PieceWindow>";
    return module(map("Map", board("Field", hexes)) + palette);
}

} // namespace

void readModule(benchmark::State& state)
{
    const QTemporaryDir folder;
    const fw::Result<std::string> bytes = fw::zipped({{"buildFile.xml", moduleOf(int(state.range(0)))}});
    const std::string path = fileIn(folder, "x.vmod", bytes.value_or(""));
    for (auto _ : state)
        if (const auto model = fw::readVassal(path); !model || model->pieces.size() != std::size_t(state.range(0)))
            return state.SkipWithError("the module is not read");
}

void readSave(benchmark::State& state)
{
    const QTemporaryDir folder;
    const fw::Result<std::string> bytes = fw::zipped({{"buildFile.xml", moduleOf(1)}});
    const auto empty = fw::readVassal(fileIn(folder, "x.vmod", bytes.value_or("")));
    const std::string text = largePosition(int(state.range(0)));
    const fw::Result<std::string> save = fw::zipped({{"savedGame", obfuscated(text, 0x35)}});
    const std::string path = fileIn(folder, "x.vsav", save.value_or(""));
    state.counters["megabytes"] = double(text.size()) / (1 << 20);
    for (auto _ : state) {
        fw::ImportModel model = empty.value();
        if (!fw::takeVassalSave(model, path) || model.setup.size() != std::size_t(state.range(0)))
            return state.SkipWithError("the saved game is not read");
    }
}

} // namespace bench
