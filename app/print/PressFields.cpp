#include "app/print/PressFields.h"

#include "app/print/PressProfile.h"
#include "app/print/PressWords.h"
#include "app/widgets/Boxes.h"
#include "app/widgets/LengthBox.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/WidgetFactory.h"

#include <QCheckBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>

namespace fw {

PressFields::PressFields(bool withDie, QWidget* parent) : QWidget(parent)
{
    auto* form = bare<QFormLayout>(this);
    mOn = new QCheckBox(tr("P&ress-ready PDF (PDF/X-4, CMYK)"));
    named(mOn, "pressOn", mOn->text().remove('&'));
    form->addRow(mOn);
    mProfile = narrowChoice("pressProfile", tr("Colour profile of the press"), 18);
    mFile = named(new QPushButton(tr("File...")), "pressFile", tr("Choose the colour profile of the press"));
    mFile->setAutoDefault(false);
    auto* profile = new QHBoxLayout;
    profile->addWidget(mProfile, 1);
    profile->addWidget(mFile);
    form->addRow(tr("Profile"), profile);
    mInk = numberField("pressInk", tr("Most ink in one place, in per cent"), leastInk, mostInk, usualInk);
    mInk->setSingleStep(10);
    mInk->setSuffix(tr(" %"));
    form->addRow(tr("Most ink"), mInk);
    if (withDie)
        addDieFields(form);
    mSays = wordsLabel("pressSays", tr("Why there is no press-ready PDF"));
    form->addRow(mSays);
    listProfiles();
    connect(mOn, &QCheckBox::toggled, this, &PressFields::refresh);
    connect(mOn, &QCheckBox::toggled, this, &PressFields::changed);
    connect(mFile, &QPushButton::clicked, this, &PressFields::askProfile);
    refresh();
}

void PressFields::addDieFields(QFormLayout* form)
{
    mSpot = named(new QLineEdit(QString::fromStdString(PressOptions().spot)), "pressSpot",
                  tr("Name of the spot colour of the die line"));
    mSpot->setMaxLength(60);
    form->addRow(tr("Die line"), mSpot);
    mCorner = named(new LengthBox(0, 20), "pressCorner", tr("Radius of the corners of the die"));
    mCorner->setValue(usualCorner);
    form->addRow(tr("Die corners"), mCorner);
}

void PressFields::listProfiles()
{
    for (const PressProfile& profile : installedProfiles())
        mProfile->addItem(profile.name, QString::fromStdString(profile.file));
}

bool PressFields::addProfile(const QString& file)
{
    const Result<PressProfile> profile = pressProfile(file.toStdString());
    if (!profile) {
        tell(this, "noProfile", tr("Colour Profile"), tr("%1 cannot be used.").arg(QFileInfo(file).fileName()),
             problemWords(profile.error()));
        return false;
    }
    if (const int known = mProfile->findData(file); known >= 0) {
        mProfile->setCurrentIndex(known);
    } else {
        mProfile->addItem(profile->name, file);
        mProfile->setCurrentIndex(mProfile->count() - 1);
    }
    refresh();
    return true;
}

void PressFields::askProfile()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Colour Profile of the Press"), QString(),
                                                      tr("Colour profiles (*.icc *.icm *.ICC *.ICM)"));
    if (!file.isEmpty())
        addProfile(file);
}

void PressFields::setUnavailable(const QString& why)
{
    mUnavailable = why;
    refresh();
}

void PressFields::setCorners(bool possible)
{
    mCorners = possible;
    refresh();
}

void PressFields::refresh()
{
    const bool possible = mUnavailable.isEmpty() && mProfile->count() > 0;
    const bool on = possible && mOn->isChecked();
    mOn->setEnabled(possible);
    mFile->setEnabled(mUnavailable.isEmpty() && (on || mProfile->count() == 0));
    for (QWidget* field : std::initializer_list<QWidget*>{mProfile, mInk, mSpot, mCorner})
        if (field != nullptr)
            field->setEnabled(on && (field != mCorner || mCorners));
    mSays->setText(!mUnavailable.isEmpty() ? mUnavailable
                   : possible
                       ? QString()
                       : tr("This computer has no colour profile of a press. Ask the press for its ICC profile, and "
                            "choose it with File."));
    mSays->setVisible(!mSays->text().isEmpty());
}

std::optional<PressOptions> PressFields::options() const
{
    if (!mOn->isEnabled() || !mOn->isChecked())
        return {};
    PressOptions out;
    out.profile = mProfile->currentData().toString().toStdString();
    out.ink = mInk->value();
    if (mSpot != nullptr)
        out.spot = mSpot->text().trimmed().toStdString();
    if (mCorner != nullptr && mCorners)
        out.corner = mCorner->value();
    return out;
}

void tellPressFindings(QWidget* parent, const std::vector<PressFinding>& findings)
{
    if (!findings.empty())
        tell(parent, "pressFindings", PressFields::tr("Press-ready PDF"),
             PressFields::tr("The PDF is written. Check this before you send it:"), pressWords(findings).join('\n'),
             QMessageBox::Information);
}

} // namespace fw
