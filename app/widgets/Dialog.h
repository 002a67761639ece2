#pragma once

#include <QDialog>
#include <QDialogButtonBox>
#include <QPointer>
#include <functional>
#include <memory>

namespace fw {

class TypeAheadFilter;

/// What all dialogs of the program share. The first field has the keys before the dialog is seen, and keys that were
/// typed while it opened reach it; Escape over typed words asks before they are lost; buttons come last in the order
/// of Tab; and it is no larger than the screen.
class Dialog : public QDialog
{
    Q_OBJECT

public:
    /// A dialog by its id, if it needs one, and the title of its window.
    Dialog(const QString& id, const QString& title, QWidget* parent);
    ~Dialog() override;

    void setVisible(bool visible) override;

protected:
    /// Buttons that accept or reject the dialog, to be laid out at its end; each is called by its words, OK by `ok`.
    QDialogButtonBox* makeButtons(QDialogButtonBox::StandardButtons which, const QString& ok = {});
    /// One more among them that does something else; Enter presses it only where it is the default.
    QPushButton* addAct(QDialogButtonBox* buttons, const QString& text, const QString& id,
                        const std::function<void()>& what);
    /// Whether something was typed, or gathered, that would be gone with the dialog.
    virtual bool typed() const;
    /// The field that has the keys at first, where that is not the one at the top.
    void setFirst(QWidget* field) { mFirst = field; }

    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    bool mayGo();
    void prepare();

    QPointer<QWidget> mFirst;
    std::unique_ptr<TypeAheadFilter> mAhead; ///< while it is shown
};

} // namespace fw
