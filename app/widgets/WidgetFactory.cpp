#include "app/widgets/WidgetFactory.h"

#include "app/widgets/ToolIcons.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenuBar>

namespace fw {

QLabel* wordsLabel(const QString& id, const QString& spoken)
{
    auto* label = named(new QLabel, id, spoken);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    return label;
}

QComboBox* narrowChoice(const QString& id, const QString& spoken, int letters)
{
    auto* box = named(new QComboBox, id, spoken);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(letters);
    return box;
}

QSpinBox* numberField(const QString& id, const QString& spoken, int least, int most, int value)
{
    auto* box = named(new QSpinBox, id, spoken);
    box->setRange(least, most);
    box->setValue(value);
    return box;
}

QLineEdit* searchField(const QString& id, const QString& spoken, const QString& hint)
{
    auto* line = named(new QLineEdit, id, spoken);
    line->setPlaceholderText(hint);
    line->setClearButtonEnabled(true);
    return line;
}

QAction* keyed(QAction* action, const QString& id, const QKeySequence& key)
{
    action->setObjectName(id);
    action->setShortcut(key);
    if (const QIcon icon = toolIcon(id); !icon.isNull())
        action->setIcon(icon);
    return action;
}

void setBold(QWidget* widget, bool bold)
{
    QFont font = widget->font();
    font.setBold(bold);
    widget->setFont(font);
}

void setLarger(QWidget* widget, double times)
{
    QFont font = widget->font();
    font.setPointSizeF(font.pointSizeF() * times);
    widget->setFont(font);
}

void leaveMenuBar()
{
    if (auto* bar = qobject_cast<QMenuBar*>(QApplication::focusWidget())) {
        QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
        QApplication::sendEvent(bar, &escape);
    }
}

} // namespace fw
