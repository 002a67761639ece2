#include "editor/exchange/vassal/VassalPiece.h"

#include "editor/exchange/vassal/Sequence.h"
#include "editor/exchange/vassal/VassalWords.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <optional>

namespace fw {

namespace {

constexpr std::size_t mostText = std::size_t(1) << 20;
constexpr std::size_t mostWork = std::size_t(6) << 30;
constexpr std::size_t mostVisits = 2'000; ///< lists of traits opened for one counter
constexpr std::size_t mostNested = 60;    ///< prototypes in prototypes
constexpr std::size_t mostLevels = 200;   ///< of one trait

/// Takes the first token off a text of two tokens with a tab between them, and one level of escapes off the rest. Fast,
/// because a counter with many traits is peeled as often.
std::string peel(std::string& text)
{
    std::size_t tab = 0;
    while ((tab = text.find('\t', tab)) != text.npos && tab > 0 && text[tab - 1] == '\\')
        ++tab;
    const std::string_view all = text;
    std::string first = splitFirst(all.substr(0, tab), '\t');
    if (tab == text.npos) {
        text.clear();
        return first;
    }
    std::size_t out = 0;
    std::size_t from = tab + 1;
    for (std::size_t next = 0; from < text.size(); from = next) {
        next = text.find('\t', from);
        const bool last = next == text.npos;
        next = last ? text.size() : next + 1;
        const std::size_t length = next - from;
        std::memmove(text.data() + out, text.data() + from, length);
        out += length;
        if (last)
            break;
        if (length < 2 || text[out - 2] != '\\') {
            --out; // a third token is none of ours
            break;
        }
        // The backslash before a tab belongs to it at this level.
        text[out - 2] = '\t';
        --out;
    }
    text.resize(out);
    if (text.size() > 1 && text.front() == '\'' && text.back() == '\'')
        text = text.substr(1, text.size() - 2);
    return first;
}

std::vector<std::string> list(std::string_view text)
{
    return text.empty() ? std::vector<std::string>() : splitSequence(text, ',');
}

/// The field of a trait with this number, 0 after the word of the trait.
const std::string& field(const std::vector<std::string>& fields, std::size_t index)
{
    static const std::string none;
    return index + 1 < fields.size() ? fields[index + 1] : none;
}

int clamped(int number, int least, int most)
{
    return std::clamp(number, least, most);
}

VassalLayers layersOf(const std::vector<std::string>& f, const std::string& state)
{
    VassalLayers out;
    out.command = field(f, 0);
    out.images = list(field(f, 15));
    out.names = list(field(f, 16));
    out.name = field(f, 18);
    out.follows = field(f, 21) == "true";
    // Before version 1 layers without a key to turn them on were always on.
    out.always = wholeNumber(field(f, 24), 0) >= 1 ? field(f, 25) != "false" : field(f, 2).empty();
    out.level = wholeNumber(splitFirst(state, ';'), out.always ? 1 : -1);
    return out;
}

/// Layers as VASSAL wrote them before version 2.
VassalLayers oldLayersOf(const std::vector<std::string>& f, const std::string& state)
{
    VassalLayers out;
    out.always = splitFirst(field(f, 0), ';').empty();
    out.command = field(f, 1);
    if (out.command.starts_with('_'))
        out.command.erase(0, 1);
    for (std::size_t i = 9; i < f.size(); ++i) {
        SequenceDecoder both(f[i], ',');
        out.images.push_back(both.next());
        out.names.push_back(both.next());
    }
    out.level = wholeNumber(splitFirst(state, ';'), out.always ? 1 : -1);
    return out;
}

void addLayers(VassalPiece& piece, VassalLayers layers)
{
    if (layers.images.size() > mostLevels)
        layers.images.resize(mostLevels);
    layers.active = layers.always || layers.level > 0;
    layers.level = clamped(std::abs(clamped(layers.level, -1000, 1000)), 1, std::max(1, int(layers.images.size())));
    piece.layers.push_back(std::move(layers));
}

void setRotation(VassalPiece& piece, const std::vector<std::string>& f, const std::string& state)
{
    if (piece.facings > 1)
        return;
    piece.facings = clamped(wholeNumber(field(f, 0), 1), 1, 360);
    double clockwise = 0;
    if (piece.facings == 1)
        clockwise = -decimal(state, 0);
    else
        clockwise = 360.0 / piece.facings * wholeNumber(splitFirst(state, ';'), 0);
    piece.degrees = int((std::lround(std::fmod(clockwise, 360)) + 360) % 360);
}

void setBasic(VassalPiece& piece, const std::vector<std::string>& f, const std::string& state)
{
    piece.image = trimmedText(field(f, 2));
    piece.name = field(f, 3);
    SequenceDecoder s(state, ';');
    const std::string on = s.next();
    piece.mapName = on == "null" ? std::string() : on;
    piece.x = wholeNumber(s.next(), 0);
    piece.y = wholeNumber(s.next(), 0);
    piece.gpid = s.next();
}

/// The last name of a path of components: "VASSAL.build.widget.PieceSlot:Disrupted".
std::string lastOfPath(std::string_view path)
{
    std::string last;
    for (SequenceDecoder parts(path, '/'); parts.more();)
        last = parts.next();
    const std::size_t colon = last.find(':');
    return colon == last.npos ? std::string() : last.substr(colon + 1);
}

bool contains(const std::string& text, std::string_view part)
{
    const auto low = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    return std::search(text.begin(), text.end(), part.begin(), part.end(), [&](char a, char b) { return low(a) == b; })
           != text.end();
}

bool soundsLikeBack(const VassalLayers& layers)
{
    for (const std::string_view word : {"flip", "reduc", "step", "back", "turn over", "strength", "loss", "side"})
        if (contains(layers.command, word) || contains(layers.name, word))
            return true;
    return false;
}

/// How far two names of pictures are alike before they differ.
std::size_t commonStart(const std::string& a, const std::string& b)
{
    return std::size_t(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

/// How likely a layer is the other side of a counter with this front; 0 if it is not.
int backScore(const VassalLayers& layers, const std::string& front)
{
    if (layers.follows || layers.images.empty())
        return 0;
    const bool pair = layers.images.size() > 1 && !layers.images[1].empty()
                      && (layers.images[0] == front || front.empty());
    const bool cover = !layers.always && !layers.images[0].empty() && layers.images[0] != front;
    if (!pair && !cover)
        return 0;
    const int alike = !front.empty() && commonStart(layers.images[pair ? 1 : 0], front) >= 3 ? 2 : 0;
    // A layer of another name and look is a marker on the counter: "Moved", "Disrupted".
    if (!pair && alike == 0 && !soundsLikeBack(layers))
        return 0;
    return 1 + alike + (soundsLikeBack(layers) ? 4 : 0) + (pair && layers.images.size() == 2 ? 2 : 0);
}

} // namespace

VassalFaces facesOf(const VassalPiece& piece)
{
    VassalFaces out;
    out.front = piece.image;
    const VassalLayers* base = nullptr;
    if (out.front.empty())
        for (const VassalLayers& layers : piece.layers)
            if (layers.always && !layers.images.empty() && !layers.images[0].empty()
                && (base == nullptr || backScore(layers, layers.images[0]) > backScore(*base, base->images[0])))
                base = &layers;
    if (base != nullptr)
        out.front = base->images[0];
    const VassalLayers* best = nullptr;
    int most = 0;
    for (const VassalLayers& layers : piece.layers)
        if (const int score = backScore(layers, out.front); score > most) {
            most = score;
            best = &layers;
        }
    if (best != nullptr) {
        const bool cover = best->images[0] != out.front;
        out.back = best->images[cover ? 0 : 1];
        out.shown = cover ? (best->active ? 1 : 0) : (best->level > 1 ? 1 : 0);
    } else if (!piece.mask.empty()) {
        out.back = piece.mask;
        out.shown = piece.masked ? 1 : 0;
    }
    out.others = best != nullptr && best->images.size() > 2 ? 1 : 0;
    for (const VassalLayers& layers : piece.layers)
        out.others += &layers != best && &layers != base ? 1 : 0;
    return out;
}

VassalPieceReader::Traits VassalPieceReader::peeled(std::string type, std::string state, bool& whole)
{
    Traits out;
    whole = type.size() <= mostText && state.size() <= mostText;
    while (whole && (!type.empty() || out.empty())) {
        if (out.size() == mostTraits || (mWork += type.size() + state.size()) > mostWork) {
            whole = false;
            break;
        }
        Trait trait;
        // The basic piece is the last one and has no rest, so that its fields may have tabs.
        trait.type = peel(type);
        trait.state = peel(state);
        out.push_back(std::move(trait));
    }
    return out;
}

void VassalPieceReader::addPrototype(const std::string& name, std::string_view text)
{
    SequenceDecoder command(trimmedText(text), '/');
    command.next();
    command.next();
    std::string type = command.next();
    bool whole = true;
    mPrototypes[name] = peeled(std::move(type), command.next(), whole);
}

VassalPiece VassalPieceReader::read(std::string_view text)
{
    text = trimmedText(text);
    if (text.size() > 2 * mostText) {
        VassalPiece out;
        out.whole = false;
        return out;
    }
    SequenceDecoder command(text, '/');
    command.next();
    command.next();
    std::string type = command.next();
    return read(std::move(type), command.next());
}

VassalPiece VassalPieceReader::read(std::string type, std::string state)
{
    VassalPiece out;
    const Traits traits = peeled(std::move(type), std::move(state), out.whole);
    expand(out, traits);
    return out;
}

void VassalPieceReader::expand(VassalPiece& piece, const Traits& traits)
{
    struct Place {
        const Traits* traits;
        std::size_t next;
        std::string prototype;
    };
    std::vector<Place> open = {{&traits, 0, {}}};
    std::size_t visits = 0;
    std::size_t taken = 0;
    while (!open.empty()) {
        Place& place = open.back();
        if (place.next == place.traits->size()) {
            open.pop_back();
            continue;
        }
        const Trait& trait = (*place.traits)[place.next++];
        if (!trait.type.starts_with("prototype;")) {
            // The basic piece of a prototype stands for the counter that uses it.
            if (open.size() > 1 && trait.type.starts_with("piece;"))
                continue;
            if (++taken > mostTraits) {
                piece.whole = false;
                return;
            }
            take(piece, trait);
            continue;
        }
        const std::string name = splitFirst(std::string_view(trait.type).substr(10), ';');
        if (open.size() == 1)
            piece.prototypes.push_back(name);
        const auto found = mPrototypes.find(name);
        if (found == mPrototypes.end()) {
            ++mMissing[name];
            continue;
        }
        const bool inside = std::ranges::any_of(open, [&](const Place& p) { return p.prototype == name; });
        if (inside || open.size() > mostNested || ++visits > mostVisits) {
            ++mCycles;
            piece.whole = piece.whole && visits <= mostVisits;
            if (visits > mostVisits)
                return;
            continue;
        }
        open.push_back({&found->second, 0, name});
    }
}

void VassalPieceReader::count(std::string_view word)
{
    constexpr std::size_t mostWords = 500;
    if (const auto known = mOther.find(word); known != mOther.end())
        ++known->second;
    else if (mOther.size() < mostWords)
        mOther.emplace(word, 1);
}

void VassalPieceReader::take(VassalPiece& piece, const Trait& trait)
{
    // Most traits are not taken over, so that only their word is read.
    const std::string_view word = std::string_view(trait.type).substr(0, trait.type.find(';'));
    static constexpr std::array<std::string_view, 9> known = {"piece", "emb2",    "emb",  "rotate", "mark",
                                                              "PROP",  "replace", "hide", "obs"};
    const bool isKnown = std::ranges::find(known, word) != known.end();
    const std::vector<std::string> f = isKnown ? splitSequence(trait.type, ';') : std::vector<std::string>();
    if (word == "piece") {
        setBasic(piece, f, trait.state);
    } else if (word == "emb2") {
        addLayers(piece, layersOf(f, trait.state));
    } else if (word == "emb") {
        addLayers(piece, oldLayersOf(f, trait.state));
    } else if (word == "rotate") {
        setRotation(piece, f, trait.state);
    } else if (word == "mark") {
        const std::vector<std::string> keys = list(field(f, 0));
        const std::vector<std::string> values = list(trait.state);
        for (std::size_t i = 0; i < keys.size(); ++i)
            piece.values.emplace(keys[i], i < values.size() ? values[i] : std::string());
    } else if (word == "PROP") {
        piece.values.emplace(field(f, 0), trait.state);
    } else if (word == "label") {
        if (!trait.state.empty() && trait.state.find('$') == trait.state.npos)
            piece.values.emplace("label", trait.state);
        else
            count(word);
    } else if (word == "replace") {
        piece.targets.push_back({lastOfPath(field(f, 2)), field(f, 9)});
    } else if (word == "hide") {
        piece.hidden = !trait.state.empty() && trait.state != "null";
    } else if (word == "obs") {
        const std::string& style = field(f, 3);
        const std::string image = style.size() > 1 && style.front() == 'G' ? style.substr(1) : field(f, 1);
        piece.mask = piece.mask.empty() ? image : piece.mask;
        const std::string by = splitFirst(trait.state, ';');
        piece.masked = !by.empty() && by != "null";
    } else {
        count(word);
    }
}

} // namespace fw
