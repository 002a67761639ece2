#include "app/ruleseditor/tables/TryPanel.h"

#include "app/case/Beside.h"
#include "app/case/DeskExample.h"
#include "app/case/RulingText.h"
#include "app/case/StatedText.h"
#include "app/ruleseditor/form/RolePickDialog.h"
#include "app/widgets/ProblemWords.h"
#include "app/widgets/TraceText.h"
#include "app/widgets/TraceView.h"
#include "app/widgets/WidgetFactory.h"
#include "app/widgets/WrapLayout.h"
#include "editor/Translated.h"
#include "engine/desk/FromPlay.h"
#include "engine/proof/Examples.h"

#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QSplitter>
#include <algorithm>

namespace fw {

namespace {

/// Whether two events report the same.
bool same(const Event& a, const Event& b)
{
    return a.row == b.row && a.data == b.data;
}

} // namespace

std::set<std::size_t> otherLines(const Trace& trace, const Trace& other)
{
    Trace there = other;
    std::set<std::size_t> out;
    for (std::size_t i = 0; i < trace.size(); ++i) {
        if (notApplied(trace[i]))
            continue; // a row that did not apply is no difference
        const auto found = std::ranges::find_if(there, [&](const Event& one) { return same(one, trace[i]); });
        if (found == there.end())
            out.insert(i);
        else
            there.erase(found);
    }
    return out;
}

Result<Ruling> tryCase(const Ruleset& rules, const std::optional<Scenario>& like, const std::string& words,
                       const std::string& preset, const std::map<std::string, std::string>& options)
{
    const Result<Stated> stated = readStated(rules, words, like ? &*like : nullptr);
    if (!stated)
        return tl::unexpected(stated.error());
    Case given;
    given.rules = rules;
    given.like = like;
    given.preset = preset;
    given.setup.options = options;
    return ruleOn(given, *stated);
}

TryPanel::TryPanel(RulesAndCounters* document, QWidget* parent)
    : QWidget(parent), mDocument(document), mBackground(this)
{
    setAccessibleName(tr("Try it"));
    auto* layout = bare<QVBoxLayout>(this);
    auto* bar = new QHBoxLayout;
    mWords = named(new QPlainTextEdit, "tryWords", tr("The case in the words of the ruling desk"));
    mWords->setPlaceholderText(tr("ACTION: UNITS; against: TARGET; dice"));
    mWords->setTabChangesFocus(true);
    mWords->setMaximumHeight(fontMetrics().height() * 3 + 12);
    bar->addWidget(mWords, 1);
    addButton(bar, tr("Try &It"), "tryGo", tr("Rule on the case"), this, &TryPanel::rule);
    layout->addLayout(bar);
    if (document->scenario() != nullptr) {
        auto* pick = new WrapLayout;
        const auto combo = [&](const QString& label, const char* name) {
            auto* box = narrowChoice(name, label, 14);
            box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
            auto* words = new QLabel(label);
            words->setBuddy(box);
            pick->addWidget(words);
            pick->addWidget(box);
            return box;
        };
        mActing = combo(tr("Or two counters:"), "tryActing");
        mTarget = combo(tr("against"), "tryTarget");
        addButton(pick, tr("State Case"), "tryState", tr("State the case of these two counters"), this,
                  &TryPanel::pickUnits);
        addButton(pick, tr("Pick on Map..."), "tryMap", tr("Pick the two counters on the map"), this,
                  &TryPanel::pickOnMap);
        layout->addLayout(pick);
        fillUnits();
        connect(document, &RulesAndCounters::changed, this, [this](const RulesContent& before) {
            if (before.scenario->units != mDocument->scenario()->units)
                fillUnits();
        });
    }
    mSays = wordsLabel("trySays");
    layout->addWidget(mSays);
    auto* sides = new QSplitter;
    const auto side = [&](const char* name, QLabel*& title, TraceView*& view) {
        auto* holder = new QWidget;
        auto* column = bare<QVBoxLayout>(holder);
        title = new QLabel;
        title->setTextFormat(Qt::PlainText);
        column->addWidget(title);
        view = new TraceView;
        view->setObjectName(name);
        column->addWidget(view, 1);
        sides->addWidget(holder);
        return holder;
    };
    side("tryWith", mWithTitle, mWith);
    mWithoutSide = side("tryWithout", mWithoutTitle, mWithout);
    layout->addWidget(sides, 1);
    setRow({});
}

void TryPanel::setRow(const std::string& modifier)
{
    mRow = modifier;
    const QString row = QString::fromStdString(modifier);
    mWithoutSide->setVisible(!modifier.empty());
    mWithTitle->setText(modifier.empty() ? tr("The ruling") : tr("With %1").arg(row));
    mWithoutTitle->setText(tr("Without %1").arg(row));
    mWith->setAccessibleName(mWithTitle->text());
    mWithout->setAccessibleName(mWithoutTitle->text());
    if (!mWith->trace().empty())
        rule();
}

void TryPanel::setTerms(const std::string& preset, const std::map<std::string, std::string>& options)
{
    mPlain = true;
    mPreset = preset;
    mOptions = options;
}

void TryPanel::setWords(const QString& words)
{
    mWords->setPlainText(words);
    rule();
}

QString TryPanel::words() const
{
    return mWords->toPlainText().simplified();
}

void TryPanel::fillUnits()
{
    const auto& units = mDocument->scenario()->units;
    const auto same = [this](const Unit& unit, int at) {
        return mActing->itemData(at).toString().toStdString() == unit.id
               && mActing->itemText(at).toStdString() == (unit.name.empty() ? unit.id : unit.name);
    };
    bool as = int(units.size()) == mActing->count();
    for (int i = 0; as && i < mActing->count(); ++i)
        as = same(units[std::size_t(i)], i);
    if (as)
        return;
    for (QComboBox* box : {mActing, mTarget}) {
        const QString was = box->currentData().toString();
        box->clear();
        for (const Unit& unit : units)
            box->addItem(QString::fromStdString(unit.name.empty() ? unit.id : unit.name),
                         QString::fromStdString(unit.id));
        box->setCurrentIndex(std::max(0, box->findData(was)));
    }
    // First offer two counters of different sides.
    if (mTarget->currentIndex() == 0 && mActing->currentIndex() == 0)
        for (int i = 0; i < mTarget->count(); ++i) {
            if (units[std::size_t(i)].side != units.front().side) {
                mTarget->setCurrentIndex(i);
                break;
            }
        }
}

void TryPanel::pickOnMap()
{
    const std::string acting = tr("the acting counter").toStdString(), target = tr("its target").toStdString();
    RolePickDialog dialog(mDocument->rules(), *mDocument->scenario(),
                          {{acting, RoleNeeds::Counter}, {target, RoleNeeds::Counter}}, this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    for (const auto& [role, box] : {std::pair(acting, mActing), std::pair(target, mTarget)})
        if (const auto picked = dialog.picked().find(role); picked != dialog.picked().end())
            box->setCurrentIndex(box->findData(toQString(picked->second.front())));
    pickUnits();
}

void TryPanel::pickUnits()
{
    // Take the entry from the words, else from the example case.
    const Ruleset& rules = mDocument->rules();
    Result<Stated> now = readStated(rules, words().toStdString(), mDocument->scenario());
    std::string entry = now ? now->entry : std::string();
    if (entry.empty())
        if (const Result<Stated> first = readStated(rules, exampleWords(rules, mDocument->scenario()),
                                                    mDocument->scenario()))
            entry = first->entry;
    Stated pair = statedPair(rules, *mDocument->scenario(), entry, mActing->currentData().toString().toStdString(),
                             mTarget->currentData().toString().toStdString());
    if (now)
        pair.dice = now->dice;
    setWords(QString::fromStdString(writeStated(rules, mDocument->scenario(), pair)));
}

void TryPanel::rule()
{
    ++mRound;
    present(tried(stated()));
}

void TryPanel::follow(const QString& words)
{
    mWords->setPlainText(words);
    const int round = ++mRound;
    mBackground.run([asked = stated()] { return tried(asked); },
                    [this, round](const Try& answer) {
                        if (round == mRound)
                            present(answer);
                    });
}

TryPanel::Try TryPanel::stated() const
{
    Try asked;
    asked.content = mDocument->content();
    asked.rulesPath = mDocument->rulesPath();
    asked.words = words().toStdString();
    asked.preset = mPreset;
    asked.row = mRow;
    asked.plain = mPlain;
    asked.options = mOptions;
    return asked;
}

TryPanel::Try TryPanel::tried(Try asked)
{
    const RulesContent& content = *asked.content;
    std::optional<Scenario> like = content.scenario ? content.scenario
                                                    : scenarioBeside(asked.rulesPath, content.rules.id);
    if (asked.plain && like)
        like = withoutItsOwn(std::move(*like));
    asked.with = tryCase(content.rules, like, asked.words, asked.preset, asked.options);
    if (asked.row.empty())
        return asked;
    Ruleset less = content.rules;
    less.modifiers.erase(std::remove_if(less.modifiers.begin(), less.modifiers.end(),
                                        [&](const Modifier& m) { return m.id == asked.row; }),
                         less.modifiers.end());
    asked.without = tryCase(less, like, asked.words, asked.preset, asked.options);
    return asked;
}

void TryPanel::present(const Try& answer)
{
    const auto put = [&](const Result<Ruling>& ruling, const Result<Ruling>* other, TraceView* view) {
        view->setMarked(ruling && other != nullptr && *other ? otherLines(ruling->trace, (*other)->trace)
                                                             : std::set<std::size_t>());
        view->setRules(ruling ? ruling->rules : nullptr);
        view->show(ruling ? ruling->trace : Trace());
    };
    const auto tell = [&](const Result<Ruling>& ruling) {
        if (!ruling)
            return problemWords(ruling.error());
        QStringList lines;
        for (const Chance& chance : ruling->chances)
            lines << tr("%1 %2", "chance, result")
                         .arg(QString::fromStdString(chance.chance.text()), translated(chance.result));
        if (ruling->trouble)
            lines << problemWords(*ruling->trouble);
        else if (const QString dice = caseTrouble(*ruling); !dice.isEmpty())
            lines << dice;
        return lines.join("; ");
    };
    const Result<Ruling>& with = *answer.with;
    if (!answer.without) {
        put(with, nullptr, mWith);
        mSays->setText(tell(with));
        return;
    }
    const Result<Ruling>& without = *answer.without;
    put(with, &without, mWith);
    put(without, &with, mWithout);
    const QString a = tell(with), b = tell(without);
    const bool same = with && without && otherLines(with->trace, without->trace).empty() && a == b;
    mSays->setText(same     ? tr("The row makes no difference here. %1").arg(a)
                   : a == b ? a
                            : tr("With it: %1\nWithout it: %2").arg(a, b));
}

} // namespace fw
