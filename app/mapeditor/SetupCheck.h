#pragma once

#include "editor/document/MapDocument.h"

#include "editor/Background.h"

#include <QObject>
#include <QTimer>
#include <map>

namespace fw {

/// Checks in the background, after each edit, whether the set-up of the counters breaks the rules.
class SetupCheck : public QObject
{
    Q_OBJECT

public:
    explicit SetupCheck(MapDocument& document, QObject* parent = nullptr);

    /// The warnings by unit, from the last finished check.
    const std::map<std::string, QString>& warnings() const { return mWarnings; }
    /// Waits until the check matches the document; for tests.
    void settle();

signals:
    /// The warnings changed.
    void changed();

private:
    void ask();

    MapDocument& mDocument;
    QTimer mRest;
    std::map<std::string, QString> mWarnings;
    int mGeneration = 0;
    Background mBeside{this};
};

} // namespace fw
