#include "app/referee/dialogs/NamesDialog.h"

#include "editor/Translated.h"
#include "editor/view/Named.h"
#include "engine/session/GameNames.h"
#include "engine/session/LogTotals.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace fw {

NamesDialog::NamesDialog(const Game& game, QWidget* parent)
    : TableDialog(tr("Event and Names"),
                  tr("The log and the sheets print these names and dates. A correction adds a row to the log, which "
                     "keeps the former text."),
                  tr("&Correct"), parent),
      mGame(game)
{
    auto* form = new QFormLayout;
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    body()->addLayout(form);
    add(form, "event", tr("&Event:"), tr("Event"));
    add(form, "date", tr("&Date:"), tr("Date"));
    add(form, "place", tr("P&lace:"), tr("Place"));
    add(form, "players", tr("&Players:"), tr("Players"));
    add(form, "umpire", tr("&Umpire:"), tr("Umpire"));
    const auto others = [&](const std::map<std::string, std::string>& names) {
        for (const auto& name : names)
            if (std::none_of(mLines.begin(), mLines.end(), [&](const Line& line) { return line.key == name.first; })) {
                const QString word = QString::fromStdString(name.first);
                add(form, name.first, tr("%1:").arg(QString(word).replace('&', "&&")), word);
            }
    };
    others(mGame.meta());
    others(mGame.metaBegun()); // a removed value can be given again
    QListWidget* list = addList(tr("&Fixed when the game began:"), "namesFixed");
    list->setSelectionMode(QAbstractItemView::NoSelection);
    fill(list, fixed(), {});
    addReason();
    resize(520, 460);
    setFirst(mLines.front().edit);
    look();
}

void NamesDialog::add(QFormLayout* form, const std::string& key, const QString& caption, const QString& spoken)
{
    auto* edit = named(new QLineEdit(said(key)), "names_" + QString::fromStdString(key), spoken);
    edit->setMaxLength(std::max(500, int(edit->text().size())));
    edit->setCursorPosition(0);
    connect(edit, &QLineEdit::textChanged, this, &NamesDialog::look);
    form->addRow(caption, edit);
    mLines.push_back({key, edit});
}

/// The other lines of the first page of the log: rules, level, options, house rows.
QStringList NamesDialog::fixed() const
{
    static constexpr const char* levels[] = {QT_TR_NOOP("Illegal actions: carried out and recorded"),
                                             QT_TR_NOOP("Illegal actions: carried out with a warning"),
                                             QT_TR_NOOP("Illegal actions: refused")};
    QStringList out{tr(levels[int(mGame.entries().front().rules->setup().level)])};
    bool own = true;
    for (const auto& [key, what, value] : logHeader(mGame)) {
        own = own && key != "rules";
        if (!own && key != "strictness" && key != "digest")
            out << tr("%1: %2").arg(translated(what), translated(value));
    }
    return out;
}

QString NamesDialog::said(const std::string& key) const
{
    const auto at = mGame.meta().find(key);
    return at == mGame.meta().end() ? QString() : QString::fromStdString(at->second);
}

std::vector<Action> NamesDialog::wanted() const
{
    std::vector<Action> out;
    for (const Line& line : mLines)
        if (line.edit->text() != said(line.key) && line.edit->text().simplified() != said(line.key))
            out.push_back(namesAction(line.key, line.edit->text().simplified().toStdString(), reason().toStdString()));
    return out;
}

bool NamesDialog::typed() const
{
    return !wanted().empty() || TableDialog::typed();
}

void NamesDialog::look()
{
    refuse(wanted().empty() ? tr("There are no corrections yet.") : QString());
}

} // namespace fw
