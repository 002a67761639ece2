#include "tests/playthroughs/Played.h"

#include "engine/report/LogText.h"
#include "engine/session/OrderHead.h"
#include "engine/store/Files.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>

namespace playthroughs {

std::string contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    return file.readAll().toStdString();
}

namespace {

/// The scenario for orders: the one with the longest name that is the start of theirs.
QString scenarioOf(const QDir& dir, const QString& orders)
{
    QString best;
    const QString ending = QStringLiteral(".scenario.json");
    for (const QString& file : dir.entryList({QLatin1Char('*') + ending})) {
        const QString stem = file.chopped(ending.size());
        if ((orders.startsWith(stem + '.') || orders.startsWith(stem + '-')) && stem.size() > best.size())
            best = stem;
    }
    return dir.filePath(best + ending);
}

/// Collects the samples in the folders below a folder; next to shipped scenarios only files with this ending are
/// samples.
void collect(const QString& below, const QString& ending, std::vector<Sample>& out)
{
    const QDir root(QStringLiteral(FW_SOURCE_DIR "/") + below);
    for (const QString& folder : root.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        const QDir dir(root.filePath(folder));
        const QStringList rules = dir.entryList({QStringLiteral("*.rules.json")});
        for (const QString& orders : dir.entryList({QLatin1Char('*') + ending}, QDir::Files, QDir::Name)) {
            const QString full = orders.chopped(7); // length of ".orders"
            Sample sample;
            sample.name = full.toStdString();
            sample.scenario = scenarioOf(dir, orders);
            // Each template has rules of its own name; elsewhere a folder has one system.
            QString own = sample.scenario.section('/', -1);
            own.replace(QStringLiteral(".scenario.json"), QStringLiteral(".rules.json"));
            if (!rules.isEmpty())
                sample.rules = dir.filePath(rules.contains(own) ? own : rules.first());
            sample.orders = dir.filePath(orders);
            sample.log = QStringLiteral(FW_SOURCE_DIR "/tests/playthroughs/%1.log").arg(full);
            out.push_back(std::move(sample));
        }
    }
}

} // namespace

std::vector<Sample> samples()
{
    std::vector<Sample> out;
    collect(QStringLiteral("tests/kernel"), QStringLiteral(".orders"), out);
    // The folders of words are no games, and those from h on have logs that the independent check does not follow:
    // tests/kernel compares them.
    static const QRegularExpression others("/kernel/(words|[h-z])/");
    std::erase_if(out, [](const Sample& sample) { return sample.scenario.contains(others); });
    collect(QStringLiteral("scenarios"), QStringLiteral("-sample.orders"), out);
    return out;
}

Setting settingOf(const Sample& sample)
{
    const fw::Result<fw::Ruleset> rules = fw::readRulesFile(sample.rules.toStdString());
    const fw::Result<fw::Scenario> scenario = fw::readScenarioFile(sample.scenario.toStdString());
    if (!rules || !scenario)
        qFatal("%s", fw::describe(rules ? scenario.error() : rules.error()).c_str());
    return {*rules, *scenario};
}

Played play(const Setting& setting, const std::string& orders, fw::Level level, const QString& gameFile)
{
    Played out;
    fw::GameStart start;
    start.rules = setting.rules;
    start.scenario = setting.scenario;
    start.setup.level = level;
    fw::Result<std::vector<fw::OrderLine>> lines = fw::readOrders(orders, "orders");
    if (lines) {
        const fw::Result<fw::OrderHead> head = fw::takeHead(*lines, "orders");
        if (head) {
            start.meta = head->meta;
            start.setup.options = head->options;
            start.setup.house = head->house;
        } else {
            lines = tl::unexpected<fw::Problem>(head.error());
        }
    }
    fw::Result<fw::Game> game = fw::Game::create(start, {gameFile.toStdString(), {}}, {});
    if (!game) {
        out.refusal = fw::describe(game.error());
        return out;
    }
    out.game.emplace(std::move(*game));
    const fw::Result<int> done = lines ? fw::adjudicate(*out.game, *lines, "orders", {})
                                       : tl::unexpected<fw::Problem>(lines.error());
    if (!done)
        out.refusal = fw::describe(done.error());
    return out;
}

std::string comparable(fw::LogDoc log)
{
    // Chain and digest hash the files, including comments, and depend on the version of SQLite.
    log.chain = "(not compared)";
    std::erase_if(log.header, [](const auto& line) { return line.key == "digest"; });
    return fw::renderText(log);
}

std::string Played::log() const
{
    return game ? comparable(fw::makeLog(*game)) : std::string();
}

} // namespace playthroughs
