#pragma once

#include "app/widgets/Dialog.h"

class QLineEdit;

namespace fw {

/// Asks for one line of words.
class LineDialog : public Dialog
{
    Q_OBJECT

public:
    LineDialog(const QString& title, const QString& caption, QWidget* parent = nullptr);

    /// What was typed, without blanks around it.
    QString line() const;

    /// Asks at once; empty when nobody gave a line.
    static QString ask(QWidget* parent, const QString& title, const QString& caption);

private:
    QLineEdit* mLine = nullptr;
};

} // namespace fw
