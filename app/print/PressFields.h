#pragma once

#include "app/print/Press.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace fw {

/// The fields for a press-ready PDF. Without an installed colour profile the user must choose a file first.
class PressFields : public QWidget
{
    Q_OBJECT

public:
    /// `withDie` adds the name of the die line's spot colour and its corners.
    explicit PressFields(bool withDie, QWidget* parent = nullptr);

    /// The options chosen; empty if the usual PDF is wanted or the fields are disabled.
    std::optional<PressOptions> options() const;
    /// Disables all fields and shows why; an empty reason enables them.
    void setUnavailable(const QString& why);
    /// Whether the die can have rounded corners.
    void setCorners(bool possible);
    /// Adds a profile to the list and selects it; shows the reason if the file cannot be used.
    bool addProfile(const QString& file);

signals:
    /// The press form was chosen or left.
    void changed();

private:
    void listProfiles();
    void addDieFields(QFormLayout* form);
    void askProfile();
    void refresh();

    QCheckBox* mOn;
    QComboBox* mProfile;
    QPushButton* mFile;
    QSpinBox* mInk;
    QLineEdit* mSpot = nullptr;        ///< null without a die
    QDoubleSpinBox* mCorner = nullptr; ///< null without a die
    QLabel* mSays;
    QString mUnavailable;
    bool mCorners = true;
};

/// Shows in a box over `parent` what a press would print badly, if anything.
void tellPressFindings(QWidget* parent, const std::vector<PressFinding>& findings);

} // namespace fw
