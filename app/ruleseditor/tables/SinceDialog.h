#pragma once

#include "app/widgets/Dialog.h"
#include "editor/document/RulesAndCounters.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace fw {

/// Shows what changed since the proof was last accepted, and accepts the present state.
class SinceDialog : public Dialog
{
    Q_OBJECT

public:
    /// `open` is the number of open findings; the state is accepted only when it is 0.
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
