#pragma once

#include "engine/model/Event.h"

#include <QTreeWidget>
#include <memory>
#include <set>

namespace fw {

class Rules;

/// A reckoning as a tree: sentence, value and case number, with the explanation of a line below it.
class TraceView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit TraceView(QWidget* parent = nullptr);

    /// Sets the rules that give counter names and mark reconstructed rows with a dagger; may be null. Applies to the
    /// next show().
    void setRules(std::shared_ptr<const Rules> rules);
    /// Shows a copy of a reckoning with all lines open.
    void show(const Trace& trace);
    using QWidget::show;
    /// Shows or hides the rows that did not apply; hidden by default.
    void setShowNotApplied(bool shown);
    /// Marks lines, by index in the trace, that differ from another reckoning; applies to the next show().
    void setMarked(std::set<std::size_t> lines) { mMarked = std::move(lines); }
    /// Sets whether a click on a case number emits caseWanted(); applies to the next show().
    void setCasesLinked(bool linked) { mLinked = linked; }
    bool showsNotApplied() const { return mNotApplied; }
    /// Whether the trace has rows that did not apply.
    bool hasNotApplied() const;
    /// The shown trace.
    const Trace& trace() const { return mTrace; }
    /// The case number of the selected line; empty if it has none.
    QString chosenCase() const;
    /// The visible lines as plain text, indented by two blanks for each depth.
    QString text() const;

signals:
    /// The user wants to read the rule with this case number.
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
