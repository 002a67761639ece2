#pragma once

#include "app/widgets/Dialog.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace fw {

/// Asks for one line of text.
class LineDialog : public Dialog
{
    Q_OBJECT

public:
    /// Returns why a line is refused; empty if it is accepted.
    using WhyNot = std::function<QString(const QString& line)>;

    /// `whyNot` refuses lines; by default all are accepted.
    LineDialog(const QString& title, const QString& caption, QWidget* parent = nullptr, WhyNot whyNot = {});

    /// The typed line, without blanks around it.
    QString line() const;

    /// Asks for a line; empty if the user cancels.
    static QString ask(QWidget* parent, const QString& title, const QString& caption, WhyNot whyNot = {});

    void accept() override;

private:
    QLineEdit* mLine = nullptr;
    QLabel* mTrouble = nullptr; ///< null if every line is accepted
    WhyNot mWhyNot;
};

} // namespace fw
