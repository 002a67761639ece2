#pragma once

#include "app/referee/controller/TableState.h"

#include <QCoreApplication>

namespace fw {

struct MenuEntry;

/// Puts an action together click by click: gives values, takes them back, and enters the finished action.
class GameDraft
{
    Q_DECLARE_TR_FUNCTIONS(fw::GameDraft)

public:
    explicit GameDraft(TableState& table) : mTable(table) {}

    /// What Enter adds to the clicks, shown as a proposal; null if nothing may be proposed yet.
    const Proposal* proposed() const;
    /// The clicks so far with the proposal.
    const Draft& shown() const;
    /// What Enter adds to an incomplete answer, up to the next open field; null if there is nothing.
    const Draft* further() const;
    /// Whether Enter enters an action: a complete one that was clicked or begun, or the only possible answer, which the
    /// screen shows.
    bool mayEnter() const;
    /// Whether Enter would enter the only possible answer although nothing was clicked.
    bool isUnasked() const { return mTable.isUntouched() && mayEnter(); }
    /// The rule that Enter would break in a game that refuses nothing; none if the action is legal.
    std::optional<Problem> broken() const;
    /// The rule that forbids a value for the open field; none if no rule does.
    std::optional<Problem> whyNot(const std::string& value) const;
    /// The label of a field of the current entry, or its name if it has no label.
    QString fieldLabel(const std::string& field) const;
    /// The menu entry that ends the phase or passes, the only one without fields; null if there is none.
    const MenuEntry* ending() const;

    /// Takes one click from the list of choices.
    void take(Choice choice);
    /// Makes the clicks that fill a later field.
    void takeLater(const Later& later) { mTable.push(later.drafts); }
    /// Takes a value from the list; false when the list does not have it, or when the open field is a path.
    bool takeListed(const std::string& value);
    /// Takes an action that no list offers but that the game can carry out, because the game or a row refuses nothing.
    /// False for any other action.
    bool takeUnlisted(const Action& tried);
    /// Tries a menu entry or a value that is unavailable, so that it is refused with its reason.
    void attemptIllegal(const std::string& value, bool entry);
    /// Removes a value from the open field; false when the field does not have it.
    bool giveUp(const std::string& value);
    /// Replaces the number that was given last; false if that is not possible.
    bool replaceNumber(const std::string& number);
    /// Undoes the last click, or the last waiting digit.
    void back();
    /// Drops all clicks.
    void drop() { mTable.keepClicks(1); }
    /// Adds what further() proposes; false if there is nothing.
    bool acceptProposal();
    /// Enters the finished action; false when there is none or it is refused.
    bool accept();
    /// Enters the entry that ends the phase; false if there is none.
    bool end();
    /// Refuses a digit that picks nothing.
    void refuseKey(int digit) { mTable.refuseInput(tr("no choice here has the number %1").arg(digit)); }
    /// Refuses keys that were pressed before the question was on the screen.
    void refuseEarly() { mTable.refuseInput(tr("keys typed before the question appeared do not answer it")); }

private:
    TableState& mTable;
};

} // namespace fw
