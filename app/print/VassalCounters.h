#pragma once

#include "app/print/CounterSheets.h"
#include "app/print/PrintedBoard.h"
#include "editor/exchange/Archive.h"
#include "editor/exchange/vassal/ModuleText.h"

#include <map>
#include <string>
#include <vector>

namespace fw {

/// The pictures of a module under names of their own; equal pictures are kept once.
class ModuleImages
{
public:
    /// Adds a picture as PNG and returns its name in the module, which is made from a word.
    std::string add(const QImage& image, const std::string& word);
    /// Adds the bytes of a picture in the same way.
    std::string add(std::string bytes, const std::string& word);
    /// The entries of the archive, in the order in which they were added.
    std::vector<ArchiveEntry> takeEntries() { return std::move(mEntries); }

private:
    std::vector<ArchiveEntry> mEntries;
    std::map<std::string, std::size_t> mByDigest; ///< SHA-256 of the bytes, the index of the entry
    std::map<std::string, int> mWords;            ///< how often a name was asked for
};

/// The counters, cards and markers of a module, drawn at the scale of its board.
class VassalCounters
{
public:
    /// Draws all counters and cards; a drawing in `folder` replaces a counter.
    VassalCounters(const Ruleset& rules, const Scenario& scenario, const PrintedBoard& board, ModuleImages& images,
                   const QString& folder);

    /// Refuses a drawing of a counter that cannot be used.
    Result<void> check() const;
    /// Adds the palette, the stacks at the start, the decks and the hands.
    void addTo(ModuleDescription& module);

private:
    void drawUnits();
    void paintFaces(ModulePiece& piece, const TwoSided& two, bool hideable);
    std::string image(const CounterFace& face, const std::string& word);
    std::string cardImage(const TwoSided& card, bool back, const std::string& word);
    ModulePiece marker(const TwoSided& two, const std::string& name, const std::string& word);
    void addPalette(ModuleDescription& module) const;
    void addStacks(ModuleDescription& module) const;
    void addCards(ModuleDescription& module) const;
    void addMarkers(ModuleDescription& module);
    void addTrackMarkers(ModuleDescription& module, ModuleGroup& group);
    bool isCard(int unit) const { return mSided[std::size_t(unit)].card; }

    const Ruleset& mRules;
    const Scenario& mScenario;
    const PrintedBoard& mBoard;
    ModuleImages& mImages;
    std::vector<CounterFace> mStart;   ///< the set-up, by unit
    std::vector<TwoSided> mSided;      ///< the printed sides, by unit
    std::vector<ModulePiece> mPieces;  ///< as in the palette, by unit
    std::vector<ModulePiece> mAtStart; ///< as in the set-up, by unit
    double mSide = 0;                  ///< of counters in millimetres
    int mFacings = 0;
};

} // namespace fw
