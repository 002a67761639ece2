#include "app/ruleseditor/tables/SinceDialog.h"

#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"
#include "editor/Translated.h"
#include "engine/store/Proofed.h"

#include <QListWidget>

namespace fw {

SinceDialog::SinceDialog(const RulesAndCounters& document, int open, QWidget* parent)
    : Dialog("sinceDialog", tr("Changes Since the Accepted Proof"), parent), mDocument(document), mOpen(open)
{
    resize(720, 420);
    auto* layout = new QVBoxLayout(this);
    mSays = wordsLabel("sinceSays");
    layout->addWidget(mSays);
    mList = named(new QListWidget, "sinceList", tr("Changes since the accepted proof"));
    mList->setWordWrap(true);
    layout->addWidget(mList, 1);
    auto* buttons = makeButtons(QDialogButtonBox::Close);
    mAccept = buttons->addButton(tr("&Accept This State as Proofed"), QDialogButtonBox::AcceptRole);
    mAccept->setObjectName("sinceAccept");
    layout->addWidget(buttons);
    fill();
}

void SinceDialog::fill()
{
    mList->clear();
    QStringList says;
    bool any = false;
    const auto take = [&](const Result<std::optional<std::vector<Text>>>& changes) {
        if (!changes) {
            says << problemWords(changes.error());
            return;
        }
        if (!*changes)
            return;
        any = true;
        for (const Text& change : **changes)
            mList->addItem(translated(change));
    };
    take(sinceProofed(mDocument.rulesPath(), mDocument.rules()));
    if (mDocument.scenario() != nullptr)
        take(sinceProofed(mDocument.scenarioPath(), *mDocument.scenario()));
    says.prepend(!any                  ? tr("No proof of these files was accepted yet.")
                 : mList->count() == 0 ? tr("Nothing changed since the proof was accepted.")
                                       : tr("%n change(s) since the proof was accepted:", "", mList->count()));
    if (mOpen > 0)
        says << tr("%n finding(s) are open. Fix or accept them first.", "", mOpen);
    else if (mDocument.modified())
        says << tr("Save the changes before you accept the proof.");
    mSays->setText(says.join('\n'));
    mAccept->setEnabled(mOpen == 0 && !mDocument.modified());
}

void SinceDialog::accept()
{
    Result<void> done = keepProofed(mDocument.rulesPath(), mDocument.rules());
    if (done && mDocument.scenario() != nullptr)
        done = keepProofed(mDocument.scenarioPath(), *mDocument.scenario());
    if (done)
        fill();
    else
        mSays->setText(problemWords(done.error()));
}

} // namespace fw
