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

/// The counters of the scenario: a list with search, sorting and filter, and a form with front and back.
class CountersTab : public QWidget
{
    Q_OBJECT

public:
    explicit CountersTab(RulesAndCounters* document, QWidget* parent = nullptr);

    /// Goes to a counter; false when the spot is not one.
    bool goTo(const FindingSpot& spot);
    /// Shows the mapping and preview for a spreadsheet, and imports it when the user accepts.
    void importText(const std::string& bytes);
    /// The same for the spreadsheet in a file.
    void importList(const QString& path);
    /// Copies an SVG or PNG file into the scenario's folder as drawing of the chosen counter; false when it is
    /// unusable.
    bool takeArt(const QString& file, bool back);

signals:
    /// A drawing was added to the scenario's folder or removed; the document itself is unchanged.
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
    /// Asks before drawings are lost, since undo does not restore files.
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
