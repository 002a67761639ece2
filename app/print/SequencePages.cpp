#include "app/print/SequencePages.h"

#include "app/print/AidCharts.h"
#include "engine/proof/OutlineText.h"

#include <QCoreApplication>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

struct Aids {
    Q_DECLARE_TR_FUNCTIONS(fw::SequencePages)
};

constexpr std::size_t stepLevels = 5; ///< the steps inside the entries of a menu are for the designer
constexpr double stepCapital = 1.8;   ///< millimetres
constexpr double stepLine = 3.1;      ///< between baselines
constexpr double indentation = 5;     ///< for each level
constexpr double numberRoom = 14;     ///< for the number of a step
constexpr double letterWidth = 1.35;  ///< an average letter takes no more
constexpr int mostStepLines = 4;

void addLines(std::vector<CardPiece>& out, const std::vector<OutlineStep>& steps, const ConditionWords& words,
              double width)
{
    for (const OutlineStep& step : steps) {
        const auto level = double(std::ranges::count(step.number, '.'));
        const QString number = QString::fromStdString(step.number);
        const QString text = QString::fromStdString(outlineSentence(step, words));
        const double left = level * indentation;
        const double room = width - left - numberRoom;
        const int lines = std::clamp(int(std::ceil(double(text.size()) * letterWidth / room)), 1, mostStepLines);
        out.push_back({lines * stepLine + 0.8, !step.inside.empty(), [=](QPainter& p, double) {
                           cardText(p, left, 2.4, number, stepCapital, level == 0, false, numberRoom - 1);
                           cardLines(p, left + numberRoom, 2.4, text, stepCapital, room, lines, level == 0);
                       }});
        addLines(out, step.inside, words, width);
    }
}

} // namespace

std::vector<CardPiece> sequencePieces(const Ruleset& inForce, double width)
{
    const std::vector<OutlineStep> steps = outlineOf(inForce, {stepLevels, false});
    if (steps.empty())
        return {};
    std::vector<CardPiece> out;
    out.push_back({aidTitleRoom, true, [](QPainter& p, double room) {
                       paintAidTitle(p, 0, Aids::tr("Sequence of play"), QString(), room);
                   }});
    addLines(out, steps, ConditionWords(inForce, ConditionWords::Options::Decided), width);
    return out;
}

} // namespace fw
