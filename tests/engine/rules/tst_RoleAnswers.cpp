#include "engine/rules/RoleAnswers.h"
#include "tests/Main.h"
#include "tests/engine/rules/Small.h"

using namespace fw;

namespace {

using Question = RolesKey::Question;

/// The words of a key for one role that is bound to a value.
std::vector<std::int32_t> wordsFor(Scope& scope, const Value& value)
{
    const BindOne bind(scope, names::it, value);
    const RolesKey key(scope, Question::Def, 3, {names::it});
    return {key.words().begin(), key.words().end()};
}

} // namespace

class tst_RoleAnswers : public QObject
{
    Q_OBJECT

private slots:
    void tellsRolesApart()
    {
        const small::RulesPtr rules = small::rulesWith("");
        const Position position = rules->startPosition();
        PositionQuery look(rules->compiled(), position);
        Scope& scope = look.scope;
        std::vector<std::vector<std::int32_t>> all{
            wordsFor(scope, Value::of(Kind::Units, {})),
            wordsFor(scope, Value::of(Kind::Units, {1})),
            wordsFor(scope, Value::of(Kind::Units, {2})),
            wordsFor(scope, Value::of(Kind::Units, {1, 2})),
            wordsFor(scope, Value::of(Kind::Units, {2, 1})),
            wordsFor(scope, Value::of(Kind::Places, {1})),
            wordsFor(scope, Value::ofNumber(1)),
            wordsFor(scope, Value::ofNumber(Rational::of(1, 2))),
            wordsFor(scope, Value::ofNumber(Rational(std::int64_t{1} << 40))),
        };
        const RolesKey unbound(scope, Question::Def, 3, {names::it});
        all.emplace_back(unbound.words().begin(), unbound.words().end());
        const RolesKey path(scope, Question::Path, 3, {names::it});
        all.emplace_back(path.words().begin(), path.words().end());
        std::ranges::sort(all);
        QVERIFY(std::ranges::adjacent_find(all) == all.end());
    }
    void refusesManyValues()
    {
        const small::RulesPtr rules = small::rulesWith("");
        const Position position = rules->startPosition();
        PositionQuery look(rules->compiled(), position);
        const auto fits = [&](std::size_t many) {
            const Value value = Value::of(Kind::Places, std::vector<std::int32_t>(many, 7));
            const BindOne bind(look.scope, names::it, value);
            return RolesKey(look.scope, Question::Def, 0, {names::it}).fits();
        };
        QVERIFY(fits(10));
        QVERIFY(!fits(100));
    }
    void keepsAndReplaces()
    {
        const small::RulesPtr rules = small::rulesWith("");
        const Position position = rules->startPosition();
        PositionQuery look(rules->compiled(), position);
        RoleAnswers answers;
        const auto key = [&](std::int32_t index) { return RolesKey(look.scope, Question::Path, index, {}); };
        const auto items = [&](std::int32_t index) {
            const RoleAnswer* const found = answers.find(key(index));
            const auto span = found ? answers.itemsOf(*found) : std::span<const std::int32_t>();
            return std::vector<std::int32_t>(span.begin(), span.end());
        };
        QVERIFY(!answers.find(key(1)));
        answers.keep(key(1), 5, std::vector<std::int32_t>{4, 5, 6}, 1, std::vector<std::int32_t>{8, 9});
        answers.keep(key(2), 6, std::vector<std::int32_t>{7}, 2, {});
        QCOMPARE(answers.find(key(1))->answer, 5);
        QCOMPARE(answers.readsOf(*answers.find(key(1))).size(), std::size_t(2));
        QCOMPARE(items(1), (std::vector<std::int32_t>{4, 5, 6}));
        // A shorter list takes the old room, a longer one gets its own.
        answers.keep(key(1), 7, std::vector<std::int32_t>{1}, 3, std::vector<std::int32_t>{9});
        QCOMPARE(items(1), (std::vector<std::int32_t>{1}));
        answers.keep(key(1), 7, std::vector<std::int32_t>{1, 2, 3, 4, 5}, 4, {});
        QCOMPARE(items(1), (std::vector<std::int32_t>{1, 2, 3, 4, 5}));
        QCOMPARE(answers.find(key(1))->moment, std::uint64_t(4));
        QCOMPARE(items(2), (std::vector<std::int32_t>{7}));
    }
    void boundsItsMemory()
    {
        const small::RulesPtr rules = small::rulesWith("");
        const Position position = rules->startPosition();
        PositionQuery look(rules->compiled(), position);
        RoleAnswers answers;
        int known = 0;
        constexpr int many = 100000;
        for (int i = 0; i < many; ++i)
            answers.keep(RolesKey(look.scope, Question::Def, i, {}), 1, {}, 1, {});
        for (int i = 0; i < many; ++i)
            known += answers.find(RolesKey(look.scope, Question::Def, i, {})) != nullptr ? 1 : 0;
        QVERIFY(known > 0 && known < 10000);
        QVERIFY(answers.find(RolesKey(look.scope, Question::Def, many - 1, {})));
    }
};

FW_TEST(tst_RoleAnswers)
#include "tst_RoleAnswers.moc"
