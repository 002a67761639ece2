#pragma once

#include "app/widgets/Dialog.h"

#include <functional>

class QLabel;
class QLineEdit;

namespace fw {

/// Asks for one line of words.
class LineDialog : public Dialog
{
    Q_OBJECT

public:
    /// Says why a line cannot be taken; empty when it can.
    using WhyNot = std::function<QString(const QString& line)>;

    /// What `whyNot` has something against is not taken.
    LineDialog(const QString& title, const QString& caption, QWidget* parent = nullptr, WhyNot whyNot = {});

    /// What was typed, without blanks around it.
    QString line() const;

    /// Asks at once; empty when nobody gave a line.
    static QString ask(QWidget* parent, const QString& title, const QString& caption, WhyNot whyNot = {});

    void accept() override;

private:
    QLineEdit* mLine = nullptr;
    QLabel* mTrouble = nullptr; ///< none where every line will do
    WhyNot mWhyNot;
};

} // namespace fw
