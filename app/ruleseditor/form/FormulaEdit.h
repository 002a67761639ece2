#pragma once

#include <QPlainTextEdit>
#include <functional>

class QCompleter;
class QStringListModel;

namespace fw {

/// Takes lines of text, such as conditions and amounts: completes words, underlines what is not understood, and grows
/// with its text. Tab leaves it.
class FormulaEdit : public QPlainTextEdit
{
    Q_OBJECT

public:
    /// With `several` lines Enter begins a line.
    explicit FormulaEdit(bool several, QWidget* parent = nullptr);

    /// The words that may stand there; asked when the user types.
    void setWords(std::function<QStringList()> words);
    /// Underlines the word at a byte of the text as not understood; -1 for none.
    void underline(int byte);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QString wordBefore() const;
    void complete(const QString& word);
    void offer();

    bool mSeveral;
    std::function<QStringList()> mWords;
    QCompleter* mCompleter;
    QStringListModel* mModel;
};

} // namespace fw
