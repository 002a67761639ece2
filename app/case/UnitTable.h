#pragma once

#include "engine/desk/RuleWords.h"

#include <QTableWidget>
#include <memory>
#include <vector>

namespace fw {

/// Stated counters in a table: one row per counter, one column for each property that the rules have.
class UnitTable : public QTableWidget
{
    Q_OBJECT

public:
    explicit UnitTable(QWidget* parent = nullptr);

    /// Takes columns from the rules and empties the table; for `acting` counters there is a distance column.
    void setRules(const Ruleset& rules, bool acting);
    /// Takes the counters that names mean, or none when the scenario is null and all names are free.
    void setCounters(std::shared_ptr<const Scenario> scenario);
    /// Shows these counters; keeps with each row what the table has no column for.
    void setUnits(const std::vector<StatedUnit>& units);
    /// The counters of the table.
    std::vector<StatedUnit> units() const { return mUnits; }
    /// Adds a counter like the last one, without its name, and moves the cursor to it.
    void addUnit();
    /// Removes the counters of the chosen rows.
    void removeChosen();
    /// The words that a column offers; empty when any text may be typed.
    QStringList offered(int column) const;

signals:
    /// The user changed a counter.
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
