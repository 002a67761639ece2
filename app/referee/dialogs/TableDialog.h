#pragma once

#include "app/widgets/Dialog.h"

#include <functional>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QVBoxLayout;

namespace fw {

/// The common part of the referee's dialogs: a text at the top, a form, its consequences, and a reason. The button is
/// disabled until the input is complete, and the dialog closes after a success.
class TableDialog : public Dialog
{
    Q_OBJECT

public:
    /// The reason, without blanks around it.
    QString reason() const;

    /// Sets what the button does before the dialog closes: it returns the reason of a failure, or an empty text.
    /// Without it the dialog only closes.
    void setAct(std::function<QString()> act) { mAct = std::move(act); }
    void accept() override;

protected:
    TableDialog(const QString& title, const QString& words, const QString& doIt, QWidget* parent);

    /// The layout for the dialog's own controls.
    QVBoxLayout* body() const { return mBody; }
    /// Adds a list below a caption.
    QListWidget* addList(const QString& caption, const char* name);
    /// Adds the input field for the reason.
    void addReason(const QStringList& usual = {});
    QLineEdit* reasonField() const { return mReason; }
    /// Sets whether the reason is required.
    void setReasonNeeded(bool needed);
    /// Reserves room for a refusal of two lines, so that a longer text does not move the controls above it.
    void holdStill();
    /// Sets the text at the bottom that says why the button is disabled; empty enables it.
    void refuse(const QString& why, bool warns = true);
    /// Enables or disables the button anew.
    void judge();
    /// Fills a list; an empty list shows one pale line with `nothing`.
    static void fill(QListWidget* list, const QStringList& lines, const QString& nothing);

private:
    QVBoxLayout* mBody = nullptr;
    QLineEdit* mReason = nullptr;
    QLabel* mReasonCaption = nullptr;
    QLabel* mWhyNot = nullptr;
    QDialogButtonBox* mButtons = nullptr;
    bool mNeeded = false;
    QString mRefused;
    bool mWarns = true; ///< the refusal comes from input, not from the state in which the dialog opened
    QString mFailed;    ///< why the last try failed; kept until the input changes
    std::function<QString()> mAct;
};

} // namespace fw
