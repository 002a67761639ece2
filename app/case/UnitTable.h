#pragma once

#include "engine/desk/RuleWords.h"

#include <QTableWidget>
#include <memory>
#include <vector>

namespace fw {

/// Counters stated in a table: a row a counter, a column for what the rules let one say of it.
class UnitTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit UnitTable(QWidget* parent = nullptr);

    /// Takes columns from the rules and empties the table; of those who act it asks how far they stand away.
    void setRules(const Ruleset& rules, bool acting);
    /// A name that is written is a counter's of this scenario, when it has one; null for free names only.
    void setCounters(std::shared_ptr<const Scenario> scenario);
    /// Shows these counters; what the table has no column for is kept with its row.
    void setUnits(const std::vector<StatedUnit>& units);
    /// What the table says.
    std::vector<StatedUnit> units() const { return mUnits; }
    /// Adds a counter like the last one, without its name, and puts the cursor on it.
    void addUnit();
    /// Takes the counters of the chosen rows away.
    void removeChosen();
    /// The words a column offers to choose from; empty when it is written freely.
    QStringList offered(int column) const;

signals:
    /// A counter was changed by hand.
    void edited();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum class What { Name, Type, Rating, Ladder, Flag, Number, Steps, Lost, Formation, Tags, Facing, Distance, With };
    struct Column {
        What what;
        std::string id;
        QString head;
        QStringList words;
    };
    void take(int row, int column);
    QString cell(const StatedUnit& unit, const Column& column) const;
    QString put(StatedUnit& unit, const Column& column, const QString& text) const;
    QString putNumber(StatedUnit& unit, const Column& column, const std::string& word) const;
    QString putTags(StatedUnit& unit, const std::string& words) const;
    void showRow(int row);

    void rename(StatedUnit& unit, const QString& name) const;

    Ruleset mRules;
    std::shared_ptr<const Scenario> mScenario;
    std::vector<Column> mColumns;
    std::vector<StatedUnit> mUnits;
    bool mFilling = false;
};

} // namespace fw
