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

/// What the referee's dialogs share: words at the top, a form, what it leads to, a reason, and a
/// button that stays off until everything needed is there; it closes when what it is for is done.
class TableDialog : public Dialog
{
    Q_OBJECT

public:
    /// The reason as given, without blanks around it.
    QString reason() const;

    /// What the button does before the dialog closes: why it could not be done, empty when it was. Without this the
    /// dialog only closes.
    void setAct(std::function<QString()> act) { mAct = std::move(act); }
    void accept() override;

protected:
    TableDialog(const QString& title, const QString& words, const QString& doIt, QWidget* parent);

    /// Where the dialog puts its own controls.
    QVBoxLayout* body() const { return mBody; }
    /// Adds a list under a caption.
    QListWidget* addList(const QString& caption, const char* name);
    /// Adds the line for the reason.
    void addReason(const QStringList& usual = {});
    QLineEdit* reasonField() const { return mReason; }
    /// Says whether a reason has to be given.
    void setReasonNeeded(bool needed);
    /// Keeps room for a reason of two lines: what is clicked above it does not move when there is more to say.
    void holdStill();
    /// What keeps the button off, said at the bottom; empty when nothing does.
    void refuse(const QString& why, bool warns = true);
    /// Looks again whether the button may be pressed.
    void judge();
    /// Fills a list; one line in pale words when there is nothing.
    static void fill(QListWidget* list, const QStringList& lines, const QString& nothing);

private:
    QVBoxLayout* mBody = nullptr;
    QLineEdit* mReason = nullptr;
    QLabel* mReasonCaption = nullptr;
    QLabel* mWhyNot = nullptr;
    QDialogButtonBox* mButtons = nullptr;
    bool mNeeded = false;
    QString mRefused;
    bool mWarns = true; ///< what it says is wrong was done so, and is not how the dialog opened
    QString mFailed;    ///< why the last try failed, until something is changed
    std::function<QString()> mAct;
};

} // namespace fw
