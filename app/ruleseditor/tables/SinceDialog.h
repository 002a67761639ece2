#pragma once

#include "app/widgets/Dialog.h"
#include "editor/document/RulesAndCounters.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace fw {

/// What changed since the proof was last accepted, and the button that accepts it as it is now.
class SinceDialog : public Dialog
{
    Q_OBJECT

public:
    /// `open` is how many findings are open; with any the state is not accepted.
    SinceDialog(const RulesAndCounters& document, int open, QWidget* parent = nullptr);

private:
    void fill();
    void accept() override;

    const RulesAndCounters& mDocument;
    int mOpen;
    QLabel* mSays;
    QListWidget* mList;
    QPushButton* mAccept;
};

} // namespace fw
