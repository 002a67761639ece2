#pragma once

#include "editor/Background.h"
#include "editor/tools/Workbench.h"
#include "editor/view/Highlights.h"
#include "engine/proof/CounterOutlook.h"

#include <QObject>
#include <QTimer>
#include <memory>

namespace fw {

class EditView;

/// What the map shows for one counter: marked cells, and a line of text.
struct CounterShown {
    std::string unit; ///< its id; empty for none
    std::vector<CellNote> notes;
    QString words;
    friend bool operator==(const CounterShown&, const CounterShown&) = default;
};

/// Shows on the map what the rules say of the counter under the cursor: its reach, its zone of control, its stack and
/// its supply. Asks the rules in the background, after a short rest, with the rules and the set-up as they are now.
class RulesAtCursor : public QObject
{
    Q_OBJECT

public:
    RulesAtCursor(Workbench& bench, EditView& view, QObject* parent = nullptr);
    ~RulesAtCursor() override;

    bool isOn() const { return mOn; }
    void setOn(bool on);
    /// What is shown now.
    const CounterShown& shown() const { return mShown; }
    /// Waits until what is shown fits the counter, the rules and the set-up; for tests.
    void settle();

signals:
    /// What is shown changed.
    void changed();

private:
    struct Compilation;
    std::string pointed() const;
    void look();
    void outdate();
    void ask();
    void show(CounterShown shown);

    Workbench& mBench;
    EditView& mView;
    QTimer mRest;
    bool mOn = false;
    CounterShown mShown;
    std::string mUnit;                         ///< the counter that is shown or will be
    std::shared_ptr<Compilation> mCompilation; ///< used by one task at a time
    int mGeneration = 0;                       ///< of rules and set-up
    Background mBeside{this};
};

} // namespace fw
