#pragma once

#include "engine/session/Log.h"

#include <QMetaType>
#include <QString>
#include <QStringList>
#include <vector>

namespace fw {

/// What happened to a ruling, or what is wrong with it; of several, the worst.
enum class LogTag { None, Corrected, Set, TakenBack, Warned, Overruled };

/// One row of the log panel: a block's title, or one of its lines.
struct LogItem {
    bool title = false;
    LogBlock::Kind kind = LogBlock::Kind::Ruling; ///< kind of its block
    LogStyle style = LogStyle::Plain;             ///< style of a line
    LogTag tag = LogTag::None;                    ///< tag of its block
    qint64 row = -1;                              ///< row of its block
    QString text;
    QString value;
    QString cite;
    QString stamp;
    bool struck = false;
    bool remark = false; ///< a take-back, a correction, a note, a house row
    QStringList about;   ///< printed numbers and unit ids
    QString words;       ///< text for the filter, in lower case
    int parent = -1;     ///< item it explains; -1 for a title
    int place = 0;       ///< index among its siblings
    std::vector<int> below;

    /// The last drawn height: a tree asks for the heights of all rows again and again.
    struct Height {
        int width = -1; ///< width of the row
        int round = 0;  ///< counter of the delegate's fonts and colours
        int pixels = 0;
    };
    mutable Height height;
};

/// A ruling in the log that used a case.
struct CitingRow {
    qint64 row = -1; ///< row of the game that began it
    QString title;
    QString line; ///< line of the reckoning with the case; empty if the title has it
};

/// The sign and the word of a tag; empty for no tag.
QString tagWords(LogTag tag);

/// The sign and word at the beginning of a row; empty for most rows. A line omits the word if its title has one.
QString signOf(const LogItem& item);

/// The whole row as a sentence, for screen readers and for copying.
QString spoken(const LogItem& item);

} // namespace fw

Q_DECLARE_METATYPE(const fw::LogItem*)
