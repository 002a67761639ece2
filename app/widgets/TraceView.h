#pragma once

#include "engine/model/Event.h"

#include <QTreeWidget>
#include <memory>
#include <set>

namespace fw {

class Rules;

/// A reckoning as a tree: sentence, value and case number, what explains a line below it.
class TraceView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit TraceView(QWidget* parent = nullptr);

    /// Whose counters are named and whose reconstructed rows get a dagger; may be null. Counts
    /// for what is shown afterwards.
    void setRules(std::shared_ptr<const Rules> rules);
    /// Shows a reckoning, opened; the trace is copied.
    void show(const Trace& trace);
    using QWidget::show;
    /// Shows or hides the rows that were looked at and did not count; hidden at first.
    void setShowNotApplied(bool shown);
    /// Marks lines, by their place in the trace, that say something else than their like elsewhere;
    /// counts for what is shown afterwards.
    void setMarked(std::set<std::size_t> lines) { mMarked = std::move(lines); }
    /// Whether a click on a case number asks for what stands behind it; counts for what is shown afterwards.
    void setCasesLinked(bool linked) { mLinked = linked; }
    bool showsNotApplied() const { return mNotApplied; }
    /// Whether there are such rows.
    bool hasNotApplied() const;
    /// What is shown.
    const Trace& trace() const { return mTrace; }
    /// The case number of the line that is chosen, empty where it has none.
    QString chosenCase() const;
    /// The lines shown as plain text, two blanks a depth.
    QString text() const;

signals:
    /// What stands behind a case number is to be shown.
    void caseWanted(const QString& cite);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void spread();

    std::shared_ptr<const Rules> mRules;
    std::set<std::size_t> mMarked;
    Trace mTrace;
    bool mNotApplied = false;
    bool mLinked = false;
};

} // namespace fw
