#include "editor/exchange/vassal/VassalSave.h"

#include "editor/exchange/Archive.h"
#include "editor/exchange/vassal/Sequence.h"
#include "editor/exchange/vassal/VassalPieces.h"
#include "editor/exchange/vassal/VassalWords.h"

#include <QFile>
#include <QtGlobal>
#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <optional>
#include <unordered_map>

namespace fw {

namespace {

constexpr std::size_t mostSave = std::size_t(256) << 20;
constexpr std::size_t mostCommand = std::size_t(1) << 22;
constexpr std::size_t mostCounters = 500'000;
constexpr std::string_view obfuscated = "!VCSK";
constexpr char escape = '\x1b';

/// The value of each character as a hexadecimal digit; -1 for others.
constexpr std::array<signed char, 256> hexDigits = [] {
    std::array<signed char, 256> out{};
    out.fill(-1);
    for (int i = 0; i < 10; ++i)
        out[std::size_t('0' + i)] = static_cast<signed char>(i);
    for (int i = 0; i < 6; ++i)
        out[std::size_t('a' + i)] = out[std::size_t('A' + i)] = static_cast<signed char>(10 + i);
    return out;
}();

int hexDigit(char c)
{
    return hexDigits[static_cast<unsigned char>(c)];
}

/// Goes through the commands of a saved game. A command may hold others, whose separators have one backslash more.
class CommandStream
{
public:
    explicit CommandStream(std::string text) { mOpen.push_back({std::move(text), 0}); }

    /// The next single command, until the next call; nothing at the end.
    std::optional<std::string_view> next()
    {
        while (!mOpen.empty()) {
            Level& level = mOpen.back();
            if (level.at > level.text.size()) {
                mOpen.pop_back();
                continue;
            }
            bool nested = false;
            const std::string_view token = take(level, nested);
            if (!nested)
                return token;
            if (mOpen.size() == mostNested || (mWork += token.size()) > mostWork) {
                mWhole = false;
                continue;
            }
            mOpen.push_back({unescaped(token), 0});
        }
        return std::nullopt;
    }

    /// Whether no command was left out.
    bool whole() const { return mWhole; }

private:
    static constexpr std::size_t mostNested = 50;
    static constexpr std::size_t mostWork = std::size_t(4) << 30;

    struct Level {
        std::string text;
        std::size_t at; ///< past the end of the text when it is read
    };

    /// Takes the text up to the next separator of this level; `nested` tells whether it has others inside.
    static std::string_view take(Level& level, bool& nested)
    {
        const std::string_view all = level.text;
        std::size_t end = all.find(escape, level.at);
        while (end != all.npos && end > level.at && all[end - 1] == '\\') {
            nested = true;
            end = all.find(escape, end + 1);
        }
        const std::size_t stop = std::min(end, all.size());
        const std::string_view token = all.substr(level.at, stop - level.at);
        level.at = stop + 1;
        return token;
    }

    /// A token with one backslash less before each separator, and without its apostrophes.
    static std::string unescaped(std::string_view token)
    {
        std::string out;
        out.reserve(token.size());
        for (std::size_t from = 0; from < token.size();) {
            const std::size_t next = std::min(token.find(escape, from), token.size());
            out.append(token, from, next - from);
            if (next < token.size()) {
                if (!out.empty() && out.back() == '\\')
                    out.pop_back();
                out += escape;
            }
            from = next + 1;
        }
        if (out.size() > 1 && out.front() == '\'' && out.back() == '\'')
            return out.substr(1, out.size() - 2);
        return out;
    }

    std::deque<Level> mOpen; ///< texts do not move while views of them are in use
    std::size_t mWork = 0;
    bool mWhole = true;
};

/// Reads the commands of a saved game into a model.
class SaveReader
{
public:
    SaveReader(ImportModel& model, VassalBoards boards)
        : mModel(model), mBoards(std::move(boards)), mPieces(model, mBoards.pieces)
    {
        for (const VassalWindow& window : mBoards.windows)
            mPicks.push_back(window.picks);
    }

    Result<void> read(std::string text)
    {
        CommandStream stream(std::move(text));
        bool begun = false;
        for (std::optional<std::string_view> command = stream.next(); command; command = stream.next()) {
            begun = begun || *command == "begin_save";
            if (*command == "end_save")
                break;
            if (command->starts_with("+/"))
                addCounter(*command);
            // Behind the name of a map; npos is far beyond that.
            else if (const std::size_t at = command->find("BoardPicker\t"); at < 1000)
                setBoards(*command, at);
        }
        mLost += stream.whole() ? 0 : 1;
        if (!begun)
            return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The file has no position of a saved game."));
        mModel.setup.clear();
        mModel.setup.reserve(mCounters.size());
        grow();
        place();
        mModel.vassal = std::make_shared<VassalBoards>(mBoards);
        mPieces.finish(mReader, {});
        addNotes();
        return {};
    }

private:
    struct Counter {
        std::size_t index = 0; ///< of its piece
        VassalPose pose;
        std::string map; ///< empty if nowhere
        VassalPoint at;
        bool placed = false;
    };

    void addCounter(std::string_view command)
    {
        if (command.size() > mostCommand || mCounters.size() + mStacks.size() > mostCounters) {
            ++mLost;
            return;
        }
        SequenceDecoder parts(command, '/');
        parts.next();
        std::string id = parts.next();
        std::string type = parts.next();
        std::string state = parts.next();
        if (type == "stack") {
            mStacks.push_back({std::move(state), false});
        } else if (type.starts_with("deck;")) {
            mStacks.push_back({std::move(state), true});
            SequenceDecoder fields(type, ';');
            mDecks.emplace(mStacks.size() - 1, deckName(fields));
        } else {
            VassalPiece piece = mReader.read(std::move(type), std::move(state));
            const VassalFaces faces = facesOf(piece);
            Counter counter{mPieces.add(piece, faces, {}, {}),
                            poseOf(piece, faces),
                            std::move(piece.mapName),
                            {piece.x, piece.y},
                            false};
            mIds.emplace(std::move(id), mCounters.size());
            mCounters.push_back(std::move(counter));
        }
    }

    static std::string deckName(SequenceDecoder& fields)
    {
        constexpr int place = 13;
        for (int i = 0; i < place; ++i)
            fields.next();
        return fields.next();
    }

    void setBoards(std::string_view command, std::size_t at)
    {
        const int window = mBoards.window(std::string(command.substr(0, at)));
        if (window < 0)
            return;
        if (std::vector<VassalPick> picks = mBoards.picks(window, std::string(command)); !picks.empty())
            mPicks[std::size_t(window)] = std::move(picks);
    }

    VassalSpot spotOf(const std::string& map, VassalPoint at) const
    {
        const int window = mBoards.window(map);
        if (window >= 0)
            return mBoards.inWindow(window, mPicks[std::size_t(window)], at);
        VassalSpot out;
        out.at = at;
        out.box = map;
        return out;
    }

    /// Makes boards of unknown size as large as the position needs.
    void grow()
    {
        std::vector<std::vector<VassalPoint>> used(mBoards.boards.size());
        const auto use = [&](const VassalSpot& spot) {
            if (spot.board >= 0)
                used[std::size_t(spot.board)].push_back(spot.at);
        };
        for (const Stack& stack : mStacks) {
            SequenceDecoder fields(stack.state, ';');
            const std::string map = fields.next();
            const int x = wholeNumber(fields.next(), 0);
            use(spotOf(map, {x, wholeNumber(fields.next(), 0)}));
        }
        for (const Counter& counter : mCounters)
            if (!counter.map.empty())
                use(spotOf(counter.map, counter.at));
        growVassalMaps(mBoards, used, mModel);
    }

    void place()
    {
        for (std::size_t i = 0; i < mStacks.size(); ++i)
            placeStack(i);
        for (const Counter& counter : mCounters)
            if (!counter.placed && !counter.map.empty())
                mPieces.place(counter.index, counter.pose, spotOf(counter.map, counter.at));
            else if (!counter.placed)
                ++mNowhere;
    }

    /// The counters of a stack are where the stack is.
    void placeStack(std::size_t index)
    {
        const auto& [state, deck] = mStacks[index];
        SequenceDecoder fields(state, ';');
        const std::string map = fields.next();
        const int x = map == "null" ? 0 : wholeNumber(fields.next(), 0);
        const int y = map == "null" ? 0 : wholeNumber(fields.next(), 0);
        if (deck)
            fields.next();
        const std::string cards = deck ? fields.next() : std::string();
        SequenceDecoder ids = deck ? SequenceDecoder(cards, ',') : fields;
        VassalSpot spot = spotOf(map, {x, y});
        if (deck) {
            spot.cell = noCell;
            const auto name = mDecks.find(index);
            spot.box = name != mDecks.end() && !name->second.empty() ? name->second : spot.box;
        }
        while (ids.more()) {
            const auto found = mIds.find(ids.next());
            if (found == mIds.end() || mCounters[found->second].placed)
                continue;
            Counter& counter = mCounters[found->second];
            counter.placed = true;
            if (map == "null")
                ++mNowhere;
            else
                mPieces.place(counter.index, counter.pose, spot);
        }
    }

    void addNotes()
    {
        if (mNowhere > 0)
            mModel.notes.push_back({"vassal/offMap",
                                    QT_TRANSLATE_NOOP("engine", "Counters of the saved game are on no map."),
                                    {},
                                    mNowhere});
        if (mLost > 0)
            mModel.notes.push_back(
                {"vassal/longCommand",
                 QT_TRANSLATE_NOOP("engine", "Commands of the saved game are too long, or there are too many."),
                 {},
                 mLost});
    }

    struct Stack {
        std::string state;
        bool deck = false;
    };

    ImportModel& mModel;
    VassalBoards mBoards;
    VassalPieceReader mReader;
    VassalPieces mPieces;
    std::vector<std::vector<VassalPick>> mPicks; ///< boards of each window
    std::vector<Counter> mCounters;
    std::vector<Stack> mStacks;
    std::unordered_map<std::size_t, std::string> mDecks; ///< name of a deck by its stack
    std::unordered_map<std::string, std::size_t> mIds;
    int mNowhere = 0;
    int mLost = 0;
};

} // namespace

Result<std::string> clearVassalText(std::string text)
{
    if (!text.starts_with(obfuscated))
        return text;
    const auto byteAt = [&](std::size_t i) {
        const int high = i + 1 < text.size() ? hexDigit(text[i]) : -1;
        const int low = i + 1 < text.size() ? hexDigit(text[i + 1]) : -1;
        return high < 0 || low < 0 ? -1 : high * 16 + low;
    };
    const int key = byteAt(obfuscated.size());
    std::size_t out = 0;
    for (std::size_t in = obfuscated.size() + 2; key >= 0 && in < text.size(); in += 2) {
        const int byte = byteAt(in);
        if (byte < 0)
            return fail(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The saved game is damaged or breaks off."));
        text[out++] = char(byte ^ key);
    }
    text.resize(out);
    return text;
}

Result<void> takeVassalPosition(ImportModel& model, std::string text)
{
    Result<std::string> clear = clearVassalText(std::move(text));
    if (!clear)
        return tl::unexpected(clear.error());
    ImportModel next = model;
    VassalBoards boards = model.vassal ? *model.vassal : VassalBoards();
    SaveReader reader(next, std::move(boards));
    if (Result<void> done = reader.read(std::move(*clear)); !done)
        return done;
    model = std::move(next);
    return {};
}

Result<void> takeVassalSaveBytes(ImportModel& model, std::string bytes)
{
    if (!bytes.starts_with("PK"))
        return takeVassalPosition(model, std::move(bytes));
    const Result<ArchiveReader> archive = ArchiveReader::ofBytes(std::move(bytes));
    if (!archive)
        return tl::unexpected(archive.error());
    Result<std::string> text = archive->read("savedGame", mostSave);
    return text ? takeVassalPosition(model, std::move(*text)) : tl::unexpected(text.error());
}

Result<void> takeVassalSave(ImportModel& model, const std::string& path)
{
    const auto inFile = [&](Problem problem) {
        problem.file = path;
        return tl::unexpected(std::move(problem));
    };
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly) || file.isSequential())
        return inFile(Problem(Trouble::Unreadable, QT_TRANSLATE_NOOP("engine", "The file cannot be opened.")));
    if (std::size_t(file.size()) > mostSave)
        return inFile(Problem(Trouble::BadInput, QT_TRANSLATE_NOOP("engine", "The saved game is longer than 256 MB.")));
    std::string bytes(std::size_t(file.size()), '\0');
    const qint64 got = file.read(bytes.data(), qint64(bytes.size()));
    bytes.resize(std::size_t(std::max<qint64>(got, 0)));
    const std::size_t known = model.pieces.size();
    if (Result<void> done = takeVassalSaveBytes(model, std::move(bytes)); !done)
        return inFile(done.error());
    if (const std::size_t added = model.pieces.size() - known; known > 0 && added > known / 2)
        model.notes.push_back(
            {"vassal/otherModule",
             QT_TRANSLATE_NOOP("engine", "Most counters of the position are not in the module. Perhaps "
                                         "it belongs to another module."),
             path, int(added)});
    return {};
}

} // namespace fw
