#pragma once

#include "app/import/ImportSource.h"
#include "app/widgets/Dialog.h"

#include <QImage>
#include <QTimer>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QTableWidget;

namespace fw {

/// Shows what was understood of a file of another program, with a picture of the result, and asks for the rules, the
/// meaning of its words and values, and the folder. It writes the files when the user accepts.
class ImportDialog : public Dialog
{
    Q_OBJECT

public:
    /// Shows a model that was read from `file`; `armies` is a scenario or rules file that is offered first.
    ImportDialog(ImportModel model, const QString& file, const QString& armies = {}, QWidget* parent = nullptr);

    /// The scenario or map that was written; empty before the dialog is accepted.
    QString written() const { return mWritten; }
    /// The choices as they are.
    ImportChoices choices() const;

    void accept() override;

private:
    void fillSources(const QString& armies);
    void askForSource();
    void takeSource();
    void takeMap();
    void takePosition();
    void fillMeanings();
    void addMeaning(const QString& label, int count, QComboBox* box);
    void refresh();
    QPixmap picture(const Scenario& scenario, QSize size) const;
    void remember() const;
    std::size_t map() const;

    ImportModel mModel;
    QString mFile;
    ImportSource mSource;
    QImage mBoard; ///< the picture of the chosen map, reduced
    QTimer mRest;  ///< redraws once when several choices change
    QComboBox* mMap = nullptr;
    QComboBox* mArmies = nullptr;
    QLineEdit* mTitle = nullptr;
    QLineEdit* mFolder = nullptr;
    QTableWidget* mMeanings = nullptr;
    QLabel* mPicture = nullptr;
    QLabel* mCounts = nullptr;
    QListWidget* mNotes = nullptr;
    QLabel* mTrouble = nullptr;
    std::vector<std::pair<ForeignWord, QComboBox*>> mWords;
    std::vector<std::pair<std::string, QComboBox*>> mValues;
    QString mWritten;
};

/// Reads a file of another program and asks how to import it; returns the path of the new scenario or map, empty when
/// the user cancels. `armies` is as for the dialog; for a saved position of VASSAL it asks for the module.
QString askForImport(const QString& file, const QString& armies, QWidget* parent);

} // namespace fw
