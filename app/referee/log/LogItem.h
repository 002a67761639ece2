#pragma once

#include "engine/session/Log.h"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// What became of a ruling, or what speaks against it; the worst of several.
enum class LogTag { None, Corrected, Set, TakenBack, Warned, Overruled };

/// One row of the log panel: a block's title, or one of its lines.
struct LogItem {
    bool title = false;
    LogBlock::Kind kind = LogBlock::Kind::Ruling; ///< of its block
    LogStyle style = LogStyle::Plain;             ///< of a line
    LogTag tag = LogTag::None;                    ///< of its block
    qint64 row = -1;                              ///< of its block
    QString text;
    QString value;
    QString cite;
    QString stamp;
    bool struck = false;
    bool remark = false; ///< a take-back, a correction, a note, a house row
    QStringList about;   ///< printed numbers and unit ids
    QString words;       ///< what the filter looks through, in small letters
    int parent = -1;     ///< item it explains; -1 for a title
    int place = 0;       ///< among its siblings
    std::vector<int> below;

    /// How high it was drawn last: a tree asks all its rows again and again.
    struct Height {
        int width = -1; ///< of the row
        int round = 0;  ///< of the delegate's letters
        int pixels = 0;
    };
    mutable Height height;
};

/// A ruling of the log that used a case.
struct CitingRow {
    qint64 row = -1; ///< of the game, that began it
    QString title;
    QString line; ///< where the case stands in its reckoning; empty where it is that of the title
};

/// The sign and the word of a tag: "! Overruled"; empty for none.
QString tagWords(LogTag tag);

/// The sign, with its word, that a row begins with; empty for most. The sign of a line does without
/// the word when its title has one.
QString signOf(const LogItem& item);

/// The whole row as a sentence to be read aloud or copied.
QString spoken(const LogItem& item);

} // namespace fw

Q_DECLARE_METATYPE(const fw::LogItem*)
