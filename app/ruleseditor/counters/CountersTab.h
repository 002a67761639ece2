#pragma once

#include "editor/document/RulesAndCounters.h"
#include "engine/proof/Proof.h"

#include <QWidget>
#include <map>
#include <set>

class QComboBox;
class QLabel;
class QLineEdit;
class QSortFilterProxyModel;
class QSpinBox;
class QTableView;

namespace fw {

class CounterPreview;
class UnitModel;

/// The counters of the scenario: a list to search, sort and filter, and a form with front and back.
class CountersTab : public QWidget
{
    Q_OBJECT

public:
    explicit CountersTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Goes to a counter; false when the spot is none.
    bool goTo(const FindingSpot& spot);
    /// Shows the mapping and preview for a spreadsheet and puts it in when that is accepted.
    void importText(const std::string& bytes);
    /// Takes an SVG or PNG file as drawing of the chosen counter: a copy beside the scenario.
    bool takeArt(const QString& file, bool back);

signals:
    /// A drawing was put beside the scenario or taken away; the document itself is as it was.
    void drawingChanged();

private:
    QWidget* listSide();
    QWidget* formSide();
    QLayout* drawingRow();
    QLayout* ratingForm();
    void fillForm();
    void change(const QString& label, const std::function<void(Unit&)>& how);
    void addCounter();
    void removeCounters();
    void importFile();
    void paste();
    void exportFile();
    std::set<std::size_t> chosen() const;
    std::size_t current() const;
    QString folder() const;
    void chooseArt(bool back);
    void dropArt(bool back);
    void dropBoth();
    /// Asks before drawings are lost, since undo does not bring files back.
    bool mayLose(const QStringList& drawings);

    RulesAndCounters* mDocument;
    UnitModel* mModel;
    QSortFilterProxyModel* mProxy;
    QTableView* mView;
    QLineEdit* mSearch;
    QComboBox* mSideFilter;
    CounterPreview* mPreview;
    QLineEdit* mName;
    QLineEdit* mAliases;
    QLineEdit* mFormation;
    QLineEdit* mTags;
    QLineEdit* mColour;
    QLabel* mArt;
    QComboBox* mSide;
    QComboBox* mType;
    QSpinBox* mSteps;
    std::map<std::pair<std::string, std::string>, QLineEdit*> mRatings;
    bool mFilling = false;
};

} // namespace fw
