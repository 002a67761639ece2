#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include "engine/session/Game.h"

namespace fw {

/// Shows the data of a game, and corrects event, date, players and umpire; options and level cannot be changed.
class NamesDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The dialog does not change the game, which must outlive it.
    explicit NamesDialog(const Game& game, QWidget* parent = nullptr);

    /// The settings to be carried out, one for each value that differs from the game's.
    std::vector<Action> wanted() const;

protected:
    bool typed() const override;

private:
    /// One value and its input field.
    struct Line {
        std::string key;
        QLineEdit* edit = nullptr;
    };

    void add(QFormLayout* form, const std::string& key, const QString& caption, const QString& spoken);
    QStringList fixed() const;
    QString said(const std::string& key) const;
    void look();

    const Game& mGame;
    std::vector<Line> mLines;
};

} // namespace fw
