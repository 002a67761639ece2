#pragma once

#include "app/referee/dialogs/TableDialog.h"

#include "engine/session/Game.h"

namespace fw {

/// Shows what a game says of itself, and corrects event, date, players and umpire; options and level stand fast.
class NamesDialog : public TableDialog
{
    Q_OBJECT

public:
    /// The game must outlive the dialog and is not changed.
    explicit NamesDialog(const Game& game, QWidget* parent = nullptr);

    /// The settings still to be carried out, each for one value that is not what the game says.
    std::vector<Action> wanted() const;

protected:
    bool typed() const override;

private:
    /// One value and its line.
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
