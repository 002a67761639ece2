#pragma once

#include "app/widgets/Dialog.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace fw {

/// Asks for template, folder, id and title of a new rule system, and creates it.
class NewSystemDialog : public Dialog
{
    Q_OBJECT

public:
    explicit NewSystemDialog(QWidget* parent = nullptr);

    /// Path of the new scenario; empty before it exists.
    const QString& made() const { return mMade; }

    void accept() override;

private:
    QLineEdit* line(QFormLayout* form, const QString& label, const char* name, const QString& text);
    void browse();

    QComboBox* mKind = nullptr;
    QLineEdit* mTitle = nullptr;
    QLineEdit* mId = nullptr;
    QLineEdit* mFolder = nullptr;
    QLabel* mTrouble = nullptr;
    QString mMade;
};

} // namespace fw
