#include "app/cli/PlaytestVariantTables.h"

#include "app/cli/Console.h"
#include "app/cli/TextTable.h"
#include "engine/base/Escaped.h"
#include "engine/base/Words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <algorithm>
#include <cmath>

namespace fw {

namespace {

QString fromEngine(const std::string& text)
{
    return QString::fromStdString(text);
}

QString signedNumber(double number, int digits)
{
    const QString size = QString::number(std::abs(number), 'f', digits);
    const bool nothing = size == QString::number(0.0, 'f', digits); // has no sign
    return (nothing ? "" : number > 0 ? "+" : "-") + size;
}

QString probabilityOf(double probability)
{
    return probability < 0.0001 ? QString::number(probability, 'e', 0) : QString::number(probability, 'f', 4);
}

QString intervalOf(const EstimateInterval& interval, double factor, int digits)
{
    return Cli::tr("%1 to %2", "an interval")
        .arg(signedNumber(interval.low * factor, digits), signedNumber(interval.high * factor, digits));
}

std::string spreadsheet(const TextTable& table)
{
    std::string out;
    const auto line = [&](const QStringList& row) {
        QStringList cells;
        for (QString cell : row) {
            if (cell.contains('"') || cell.contains(',') || cell.contains('\n'))
                cell = '"' + cell.replace("\"", "\"\"") + '"';
            cells.append(cell);
        }
        out += cells.join(',').toStdString() + "\n";
    };
    line(table.headings);
    for (const QStringList& row : table.rows)
        line(row);
    return out;
}

QString listed(const std::vector<std::string>& words)
{
    return fromEngine(commaList(words));
}

QStringList linesOf(const VariantHead& head)
{
    QStringList out{Cli::tr("%1: %2 against %3, seed %4")
                        .arg(fromEngine(head.scenario), fromEngine(head.players.empty() ? "" : head.players.front()),
                             fromEngine(head.players.empty() ? "" : head.players.back()))
                        .arg(head.seed)};
    if (!head.options.empty())
        out.append(Cli::tr("Options: %1").arg(listed(head.options)));
    if (!head.changes.empty())
        out.append(Cli::tr("Changed: %1", "rows of a variant").arg(listed(head.changes)));
    return out;
}

QJsonArray arrayOfTexts(const std::vector<std::string>& texts)
{
    QJsonArray out;
    for (const std::string& text : texts)
        out.append(fromEngine(text));
    return out;
}

QJsonObject figureJson(const VariantHead& head)
{
    return {{"scenario", fromEngine(head.scenario)}, {"options", arrayOfTexts(head.options)},
            {"changes", arrayOfTexts(head.changes)}, {"sides", arrayOfTexts(head.sides)},
            {"players", arrayOfTexts(head.players)}, {"seed", QString::number(head.seed)}};
}

QJsonObject figureJson(const EstimateInterval& interval)
{
    return {{"estimate", interval.estimate}, {"low", interval.low}, {"high", interval.high}};
}

QJsonObject figureJson(const PairedWins& wins)
{
    return {{"side", fromEngine(wins.side)},     {"original", qint64(wins.first)},
            {"variant", qint64(wins.second)},    {"onlyVariant", qint64(wins.gained)},
            {"onlyOriginal", qint64(wins.lost)}, {"difference", figureJson(wins.difference)},
            {"mcnemar", wins.probability},       {"holm", wins.adjusted}};
}

QJsonObject figureJson(const PairedMean& mean)
{
    return {{"original", mean.first},
            {"variant", mean.second},
            {"difference", figureJson(mean.difference)},
            {"randomization", mean.probability},
            {"holm", mean.adjusted}};
}

std::string jsonText(const QJsonObject& object)
{
    return QJsonDocument(object).toJson().toStdString();
}

TextTable winsTable(const PairedComparison& comparison)
{
    TextTable out{{Cli::tr("won by"), Cli::tr("original"), Cli::tr("variant"), Cli::tr("only original"),
                   Cli::tr("only variant"), Cli::tr("difference in %"), Cli::tr("95 % interval"),
                   Cli::tr("McNemar's p"), Cli::tr("after Holm")}};
    for (const PairedWins& wins : comparison.wins)
        out.rows.push_back({fromEngine(wins.side), QString::number(wins.first), QString::number(wins.second),
                            QString::number(wins.lost), QString::number(wins.gained),
                            signedNumber(wins.difference.estimate * 100, 1), intervalOf(wins.difference, 100, 1),
                            probabilityOf(wins.probability), probabilityOf(wins.adjusted)});
    return out;
}

TextTable meansTable(const PairedComparison& comparison)
{
    TextTable out{{Cli::tr("mean of a game"), Cli::tr("original"), Cli::tr("variant"), Cli::tr("difference"),
                   Cli::tr("95 % interval"), Cli::tr("Fisher's p"), Cli::tr("after Holm")}};
    const auto add = [&](const QString& what, const PairedMean& mean) {
        out.rows.push_back({what, QString::number(mean.first, 'f', 2), QString::number(mean.second, 'f', 2),
                            signedNumber(mean.difference.estimate, 2), intervalOf(mean.difference, 1, 2),
                            probabilityOf(mean.probability), probabilityOf(mean.adjusted)});
    };
    for (std::size_t side = 0; side < comparison.losses.size(); ++side)
        add(Cli::tr("steps lost by %1").arg(fromEngine(comparison.wins[side].side)), comparison.losses[side]);
    add(Cli::tr("turns"), comparison.length);
    return out;
}

/// Both tables as one, with words that programs read.
TextTable pairedRows(const PairedComparison& comparison)
{
    TextTable out{{"figure", "side", "pairs", "original", "variant", "only-original", "only-variant", "difference",
                   "low", "high", "p", "holm"}};
    const auto pairs = QString::number(comparison.pairs);
    const auto real = [](double number) { return QString::number(number, 'g', 10); };
    const auto add = [&](const QString& figure, const QString& side, const PairedMean& mean) {
        out.rows.push_back({figure,
                            side,
                            pairs,
                            real(mean.first),
                            real(mean.second),
                            {},
                            {},
                            real(mean.difference.estimate),
                            real(mean.difference.low),
                            real(mean.difference.high),
                            real(mean.probability),
                            real(mean.adjusted)});
    };
    for (const PairedWins& wins : comparison.wins)
        out.rows.push_back({"wins", fromEngine(wins.side), pairs, QString::number(wins.first),
                            QString::number(wins.second), QString::number(wins.lost), QString::number(wins.gained),
                            real(wins.difference.estimate), real(wins.difference.low), real(wins.difference.high),
                            real(wins.probability), real(wins.adjusted)});
    for (std::size_t side = 0; side < comparison.losses.size(); ++side)
        add("steps-lost", fromEngine(comparison.wins[side].side), comparison.losses[side]);
    add("turns", {}, comparison.length);
    return out;
}

/// The figure in which two variants differ most clearly.
QString figureOf(const PairedComparison& comparison)
{
    const auto side = static_cast<std::size_t>(std::max(0, comparison.clearest.side));
    switch (comparison.clearest.kind) {
    case PairedFigure::Kind::Wins: return Cli::tr("the wins of %1").arg(fromEngine(comparison.wins[side].side));
    case PairedFigure::Kind::Losses: return Cli::tr("the losses of %1").arg(fromEngine(comparison.wins[side].side));
    case PairedFigure::Kind::Length: break;
    }
    return Cli::tr("the length of a game");
}

QString verdictOf(const PairedComparison& comparison)
{
    const QString smallest = probabilityOf(comparison.probability);
    return comparison.differs
               ? Cli::tr("The variant differs from the original, most clearly in %1: p is %2 after Holm's adjustment.")
                     .arg(figureOf(comparison), smallest)
               : Cli::tr("No difference shows: the smallest p after Holm's adjustment is %1.").arg(smallest);
}

std::string pairedJson(const VariantHead& head, const PairedComparison& comparison)
{
    QJsonArray wins, losses;
    for (const PairedWins& one : comparison.wins)
        wins.append(figureJson(one));
    for (const PairedMean& one : comparison.losses)
        losses.append(figureJson(one));
    return jsonText({{"format", 1},
                     {"run", figureJson(head)},
                     {"pairs", qint64(comparison.pairs)},
                     {"alike", qint64(comparison.alike)},
                     {"differs", comparison.differs},
                     {"smallestHolm", comparison.probability},
                     {"wins", wins},
                     {"stepsLost", losses},
                     {"turns", figureJson(comparison.length)}});
}

QString verdictWord(EffectVerdict verdict)
{
    switch (verdict) {
    case EffectVerdict::Clear: return Cli::tr("clear", "an effect");
    case EffectVerdict::Open: return Cli::tr("open", "not decided");
    case EffectVerdict::Small: return Cli::tr("small", "an effect");
    case EffectVerdict::Refused: return Cli::tr("refused", "rules that cannot be played");
    }
    return {};
}

TextTable effectsTable(const VariantHead& head, const std::vector<ChangeEffect>& effects)
{
    TextTable out{{Cli::tr("change"), Cli::tr("was"), Cli::tr("effect"), Cli::tr("difference in %"),
                   Cli::tr("interval"), Cli::tr("p after Holm"), Cli::tr("pairs"), Cli::tr("turns")}};
    for (const std::string& side : head.sides)
        out.headings += Cli::tr("losses of %1").arg(fromEngine(side));
    for (const ChangeEffect& effect : effects) {
        QStringList row{fromEngine(textOf(effect.change)), fromEngine(effect.was), verdictWord(effect.verdict)};
        if (effect.pairs > 0) {
            row += {signedNumber(effect.difference.estimate * 100, 1), intervalOf(effect.difference, 100, 1),
                    probabilityOf(effect.adjusted), QString::number(effect.pairs),
                    signedNumber(effect.lengthDifference, 2)};
            for (const double losses : effect.lossDifference)
                row += signedNumber(losses, 2);
        }
        out.rows.push_back(row);
    }
    return out;
}

QStringList remarksOf(const VariantHead& head, const std::vector<ChangeEffect>& effects,
                      const SensitivitySettings& settings, std::uint64_t games)
{
    QStringList out{
        Cli::tr(
            "The difference is that of the share of wins of %1. At most %2 % of such lists have a clear change that "
            "has no effect: the error is spent over %n tests, and Holm's adjustment is for the whole list.",
            "", int(testsOf(settings).size()))
            .arg(fromEngine(head.sides[settings.side]), QString::number(100 - settings.confidence * 100, 'f', 0)),
        Cli::tr("A change is small when its interval is within %1 % of 0, and stops there. An early stop makes the "
                "difference of a clear change look larger than it is.")
            .arg(settings.smallestEffect * 100),
        Cli::tr("%n games were played.", "", int(games)),
    };
    for (const ChangeEffect& effect : effects)
        if (effect.problem)
            out.append(Cli::tr("%1: %2").arg(fromEngine(textOf(effect.change)), inWords(*effect.problem)));
    return out;
}

TextTable effectRows(const VariantHead& head, const std::vector<ChangeEffect>& effects)
{
    TextTable out{{"row", "value", "was", "verdict", "pairs", "gained", "lost", "difference", "low", "high", "p",
                   "holm", "turns"}};
    for (const std::string& side : head.sides)
        out.headings += "steps-lost-" + fromEngine(side);
    const auto real = [](double number) { return QString::number(number, 'g', 10); };
    for (const ChangeEffect& effect : effects) {
        QStringList row{
            fromEngine(effect.change.row),      fromEngine(effect.change.value),  fromEngine(effect.was),
            fromEngine(wordOf(effect.verdict)), QString::number(effect.pairs),    QString::number(effect.gained),
            QString::number(effect.lost),       real(effect.difference.estimate), real(effect.difference.low),
            real(effect.difference.high),       real(effect.probability),         real(effect.adjusted),
            real(effect.lengthDifference)};
        for (std::size_t side = 0; side < head.sides.size(); ++side)
            row += real(side < effect.lossDifference.size() ? effect.lossDifference[side] : 0);
        out.rows.push_back(row);
    }
    return out;
}

std::string sensitivityJson(const VariantHead& head, const std::vector<ChangeEffect>& effects,
                            const SensitivitySettings& settings, std::uint64_t games)
{
    QJsonArray rows, tests;
    for (const std::uint64_t pairs : testsOf(settings))
        tests.append(qint64(pairs));
    for (const ChangeEffect& effect : effects) {
        QJsonArray losses;
        for (const double one : effect.lossDifference)
            losses.append(one);
        QJsonObject row{{"row", fromEngine(effect.change.row)},
                        {"value", fromEngine(effect.change.value)},
                        {"was", fromEngine(effect.was)},
                        {"verdict", fromEngine(wordOf(effect.verdict))},
                        {"pairs", qint64(effect.pairs)},
                        {"gained", qint64(effect.gained)},
                        {"lost", qint64(effect.lost)},
                        {"difference", figureJson(effect.difference)},
                        {"p", effect.probability},
                        {"holm", effect.adjusted},
                        {"turns", effect.lengthDifference},
                        {"stepsLost", losses}};
        if (effect.problem)
            row["problem"] = inWords(*effect.problem);
        rows.append(row);
    }
    return jsonText({{"format", 1},
                     {"run", figureJson(head)},
                     {"side", fromEngine(head.sides[settings.side])},
                     {"confidence", settings.confidence},
                     {"smallestEffect", settings.smallestEffect},
                     {"tests", tests},
                     {"games", qint64(games)},
                     {"changes", rows}});
}

/// Tables between their first lines and remarks, as text or Markdown.
std::string page(const QStringList& head, const std::vector<TextTable>& tables, const QStringList& remarks,
                 const std::string& format)
{
    const bool markdown = format == "markdown";
    QString out = head.join(markdown ? "  \n" : "\n") + "\n";
    for (const TextTable& table : tables)
        out += "\n" + (markdown ? markdownTable(table) : alignedColumns(table));
    for (const QString& remark : remarks)
        out += "\n" + remark + "\n";
    return forTerminal(out.toStdString(), Lines::Keep);
}

} // namespace

std::string pairedFigures(const VariantHead& head, const PairedComparison& comparison, const std::string& format)
{
    if (format == "json")
        return pairedJson(head, comparison);
    if (format == "csv")
        return spreadsheet(pairedRows(comparison));
    QStringList lines = linesOf(head);
    lines.append(Cli::tr("%n pairs of games with the same dice", "", int(comparison.pairs)) + ", "
                 + Cli::tr("%n of them alike", "", int(comparison.alike)));
    return page(lines, {winsTable(comparison), meansTable(comparison)}, {verdictOf(comparison)}, format);
}

std::string sensitivityFigures(const VariantHead& head, const std::vector<ChangeEffect>& effects,
                               const SensitivitySettings& settings, std::uint64_t games, const std::string& format)
{
    if (format == "json")
        return sensitivityJson(head, effects, settings, games);
    if (format == "csv")
        return spreadsheet(effectRows(head, effects));
    return page(linesOf(head), {effectsTable(head, effects)}, remarksOf(head, effects, settings, games), format);
}

std::string knobLines(const std::vector<VariantKnob>& knobs, const std::string& format)
{
    if (format == "json") {
        QJsonArray rows;
        for (const VariantKnob& knob : knobs)
            rows.append(QJsonObject{{"kind", fromEngine(wordOf(knob.kind))},
                                    {"row", fromEngine(knob.row)},
                                    {"value", fromEngine(knob.value)},
                                    {"steps", arrayOfTexts(knob.steps)}});
        return jsonText({{"format", 1}, {"knobs", rows}});
    }
    TextTable table{{Cli::tr("row"), Cli::tr("value"), Cli::tr("next values")}, {}, true};
    if (format == "csv")
        table.headings = {"row", "value", "steps"};
    for (const VariantKnob& knob : knobs)
        table.rows.push_back({fromEngine(knob.row), fromEngine(knob.value), listed(knob.steps)});
    if (format == "csv")
        return spreadsheet(table);
    return forTerminal((format == "markdown" ? markdownTable(table) : alignedColumns(table)).toStdString(),
                       Lines::Keep);
}

} // namespace fw
