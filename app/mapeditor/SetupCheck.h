#pragma once

#include "editor/document/MapDocument.h"

#include "editor/Background.h"

#include <QObject>
#include <QTimer>
#include <map>

namespace fw {

/// Keeps asking the rules, beside the drawing, what is wrong with where counters start.
class SetupCheck : public QObject
{
    Q_OBJECT

public:
    explicit SetupCheck(MapDocument& document, QObject* parent = nullptr);

    /// What is wrong, by unit, as far as it was asked.
    const std::map<std::string, QString>& warnings() const { return mWarnings; }
    /// Waits until the answer is that of the document as it is; for tests.
    void settle();

signals:
    /// Something else is wrong now, or nothing any more.
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
