#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QPointer>
#include <functional>
#include <memory>

namespace fw {

class TypeAheadFilter;

/// The base of all dialogs. The first field has the focus before the dialog appears, and gets keys that were typed
/// while it opened. Escape asks before it discards typed text, buttons are last in tab order, and the dialog fits on
/// the screen.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    /// A dialog with an object name, if `id` is not empty, and a window title.
    Dialog(const QString& id, const QString& title, QWidget* parent);
    ~Dialog() override;

    void setVisible(bool visible) override;

protected:
    /// Creates buttons that accept or reject the dialog, to be placed at its end; `ok` is the text of OK.
    QDialogButtonBox* makeButtons(QDialogButtonBox::StandardButtons which, const QString& ok = {});
    /// Adds a button with another action; Enter presses it only if it is the default.
    QPushButton* addAct(QDialogButtonBox* buttons, const QString& text, const QString& id,
                        const std::function<void()>& what);
    /// Whether the dialog has input that would be lost.
    virtual bool typed() const;
    /// Sets the field with the initial focus, if it is not the first one.
    void setFirst(QWidget* field) { mFirst = field; }

    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    bool mayGo();
    void prepare();

    QPointer<QWidget> mFirst;
    std::unique_ptr<TypeAheadFilter> mAhead; ///< exists while the dialog is visible
};

} // namespace fw
