#include "app/widgets/Dialog.h"

#include "app/widgets/TypeAheadFilter.h"
#include "app/widgets/WidgetFactory.h"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QScreen>
#include <algorithm>

namespace fw {

namespace {

const QSize frame(16, 48); ///< room for the frame of a window at most

/// The widgets in tab order.
QList<QWidget*> tabbed(const QWidget& dialog)
{
    QList<QWidget*> out;
    for (QWidget* at = dialog.nextInFocusChain(); at != &dialog && at != nullptr; at = at->nextInFocusChain())
        if (dialog.isAncestorOf(at) && at->window() == &dialog && (at->focusPolicy() & Qt::TabFocus))
            out << at;
    return out;
}

bool inButtonBox(const QWidget* widget)
{
    return qobject_cast<const QDialogButtonBox*>(widget->parentWidget()) != nullptr;
}

/// Whether a widget takes or shows input, and is not a push button.
bool isField(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return widget->focusProxy() == nullptr && (button == nullptr || button->isCheckable());
}

} // namespace

Dialog::Dialog(const QString& id, const QString& title, QWidget* parent) : QDialog(parent)
{
    setObjectName(id);
    setWindowTitle(title);
}

Dialog::~Dialog() = default;

void Dialog::prepare()
{
    QList<QWidget*> chain = tabbed(*this);
    std::stable_partition(chain.begin(), chain.end(), [](QWidget* one) { return !inButtonBox(one); });
    for (int i = 1; i < chain.size(); ++i)
        setTabOrder(chain[i - 1], chain[i]);
    QWidget* first = mFirst != nullptr ? mFirst.data() : focusWidget();
    if (first == nullptr || !isField(first)) {
        const auto found = std::ranges::find_if(
            chain, [this](QWidget* one) { return isField(one) && one->isEnabled() && one->isVisibleTo(this); });
        first = found == chain.end() ? nullptr : *found;
    }
    if (first != nullptr)
        first->setFocus(Qt::TabFocusReason);
    // Select the content, so that typing replaces it, as after Tab.
    if (auto* line = qobject_cast<QLineEdit*>(first))
        line->selectAll();
    else if (auto* box = qobject_cast<QAbstractSpinBox*>(first))
        box->selectAll();
    if (testAttribute(Qt::WA_Resized))
        resize(size().boundedTo(screen()->availableSize() - frame));
}

void Dialog::setVisible(bool visible)
{
    if (visible && !isVisible()) {
        leaveMenuBar();
        prepare();
        mAhead = std::make_unique<TypeAheadFilter>(*this);
    } else if (!visible) {
        mAhead.reset();
    }
    QDialog::setVisible(visible);
}

bool Dialog::typed() const
{
    const auto lines = findChildren<QLineEdit*>();
    const auto texts = findChildren<QPlainTextEdit*>();
    return std::ranges::any_of(lines,
                               [](const QLineEdit* line) {
                                   return line->isModified() && !line->text().trimmed().isEmpty()
                                          && qobject_cast<QAbstractSpinBox*>(line->parentWidget()) == nullptr;
                               })
           || std::ranges::any_of(texts, [](const QPlainTextEdit* text) {
                  return text->document()->isModified() && !text->toPlainText().trimmed().isEmpty();
              });
}

QDialogButtonBox* Dialog::makeButtons(QDialogButtonBox::StandardButtons which, const QString& ok)
{
    auto* buttons = new QDialogButtonBox(which);
    if (!ok.isEmpty())
        buttons->button(QDialogButtonBox::Ok)->setText(ok);
    for (QAbstractButton* button : buttons->buttons())
        button->setAccessibleName(button->text().remove('&'));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

QPushButton* Dialog::addAct(QDialogButtonBox* buttons, const QString& text, const QString& id,
                            const std::function<void()>& what)
{
    QPushButton* button = buttons->addButton(text, QDialogButtonBox::ActionRole);
    named(button, id, QString(text).remove('&'));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, what);
    return button;
}

bool Dialog::mayGo()
{
    if (!typed())
        return true;
    QMessageBox box(QMessageBox::Question, windowTitle(), tr("The text that you typed is not saved yet."),
                    QMessageBox::NoButton, this);
    box.setObjectName("typedWords");
    QPushButton* stay = box.addButton(tr("Continue Typing"), QMessageBox::RejectRole);
    QPushButton* drop = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
    box.setDefaultButton(stay);
    box.setEscapeButton(stay);
    box.exec();
    return box.clickedButton() == drop;
}

void Dialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Cancel) && !mayGo())
        event->accept();
    else
        QDialog::keyPressEvent(event);
}

void Dialog::closeEvent(QCloseEvent* event)
{
    if (isVisible() && !mayGo())
        event->ignore();
    else
        QDialog::closeEvent(event);
}

} // namespace fw
