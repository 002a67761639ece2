#pragma once

#include "engine/model/Ruleset.h"

#include <QToolButton>
#include <string>
#include <vector>

namespace fw {

/// Chooses any number of the terrain or hexside features of the rules from a menu.
class FeatureButton : public QToolButton
{
    Q_OBJECT

public:
    /// `name` tells what the button chooses: "Terrain of the target".
    FeatureButton(FeatureKind kind, const QString& name, QWidget* parent = nullptr);

    /// Takes the features from the rules.
    void setRules(const Ruleset& rules);
    /// The ids of the chosen features.
    std::vector<std::string> chosen() const;
    void setChosen(const std::vector<std::string>& ids);

signals:
    /// The user changed the choice.
    void edited();

private:
    void showChoice();

    FeatureKind mKind;
    QString mName;
};

} // namespace fw
