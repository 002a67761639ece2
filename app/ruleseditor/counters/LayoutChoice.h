#pragma once

#include "editor/document/RulesAndCounters.h"

#include <QWidget>

class QComboBox;
class QLabel;

namespace fw {

/// The choice of the layout of all counters: those of the program and those in the folder of the scenario.
class LayoutChoice : public QWidget
{
    Q_OBJECT

public:
    explicit LayoutChoice(RulesAndCounters* document, QWidget* parent = nullptr);

signals:
    /// A layout file was made or changed; the document may be unchanged.
    void filesChanged();

private:
    void refill();
    void choose(int index);
    /// Copies the chosen layout into a file next to the scenario, and chooses that file.
    void makeOwn();
    QString folder() const;

    RulesAndCounters* mDocument;
    QComboBox* mLayouts;
    QLabel* mSays;
};

} // namespace fw
