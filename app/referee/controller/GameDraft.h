#pragma once

#include "app/referee/controller/TableState.h"

#include <QCoreApplication>

namespace fw {

struct MenuEntry;

/// The action that is put together click by click: gives and takes back values, and enters what is whole.
class GameDraft
{
    Q_DECLARE_TR_FUNCTIONS(fw::GameDraft)

public:
    explicit GameDraft(TableState& table) : mTable(table) {}

    /// What Enter enters beyond the clicks, shown as no more than proposed; null where nothing may be proposed yet.
    const Proposal* proposed() const;
    /// The clicks so far with what is proposed.
    const Draft& shown() const;
    /// What Enter adds where the answer is not whole yet, up to what is asked next; null for nothing.
    const Draft* further() const;
    /// True when there is a whole action that somebody gave or began, or the only answer there is, which is shown;
    /// what else is ready unasked is not entered.
    bool mayEnter() const;
    /// Whether Enter would enter the only answer there is, of which nothing was given.
    bool isUnasked() const { return mTable.isUntouched() && mayEnter(); }
    /// The rule that Enter would break, where nothing is refused; none when what is ready keeps the rules.
    std::optional<Problem> broken() const;
    /// Why a value cannot be given for the open field; none when no rule says so.
    std::optional<Problem> whyNot(const std::string& value) const;
    /// The label of a field of the entry being filled in, its name when it has none.
    QString fieldLabel(const std::string& field) const;
    /// The entry of the menu that says nothing more is done, the only one that takes nothing; null where there is none.
    const MenuEntry* ending() const;

    /// Takes one click from the list of choices.
    void take(Choice choice);
    /// Makes the clicks that give a value for a later field.
    void takeLater(const Later& later) { mTable.push(later.drafts); }
    /// Takes a value of the list; false when the list does not have it, or a path is asked for.
    bool takeListed(const std::string& value);
    /// Takes an action that no list offers but that can be carried out, since the game or a row refuses nothing; false
    /// for any other.
    bool takeUnlisted(const Action& tried);
    /// Tries what cannot be done, an entry of the menu or a value: it is refused with its reason.
    void attemptIllegal(const std::string& value, bool entry);
    /// Takes a value that was given for the open field out again; false when it was not given.
    bool giveUp(const std::string& value);
    /// Takes another number in place of the one that was given last; false where that cannot be.
    bool replaceNumber(const std::string& number);
    /// Undoes the last click, or the last digit that waits.
    void back();
    /// Drops all clicks.
    void drop() { mTable.keepClicks(1); }
    /// Adds what further() proposes; false where there is nothing.
    bool acceptProposal();
    /// Enters the finished action; false when there is none or it is refused.
    bool accept();
    /// Enters the entry that says nothing more is done; false where there is none.
    bool end();
    /// Says of a digit that it picks nothing.
    void refuseKey(int digit) { mTable.refuseInput(tr("%1 picks nothing here").arg(digit)); }
    /// Says that keys were pressed before the question was seen.
    void refuseEarly() { mTable.refuseInput(tr("what was typed before this was on the screen answers nothing")); }

private:
    TableState& mTable;
};

} // namespace fw
