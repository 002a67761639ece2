#pragma once

#include "engine/play/Play.h"
#include "tests/Events.h"
#include "tests/engine/rules/Small.h"

/// Runs nodes of the small battle in a main procedure and answers its questions.
namespace sitting {

/// A ruleset whose main procedure has these nodes, with further keys and procedures.
inline std::string playing(const std::string& nodes, const std::string& more = {}, const std::string& procedures = {})
{
    return (more.empty() ? "" : more + ", ") + R"("procedures": [{"id": "main", "do": [)" + nodes + "]}"
           + (procedures.empty() ? "" : ", " + procedures) + "]";
}

/// A node that writes a word into the log.
inline std::string note(const std::string& word)
{
    return R"({"node": "note", "id": "said", "text": ")" + word + "\"}";
}

/// A node that runs one verb.
inline std::string verb(const std::string& body)
{
    return R"({"node": "apply", "verbs": [{)" + body + "}]}";
}

/// A node that stores an amount in the mark "clock", which a test can read.
inline std::string keep(const std::string& amount)
{
    return verb(R"("verb": "mark", "of": "@game", "mark": "clock", "value": )" + amount);
}

class Sitting
{
public:
    explicit Sitting(const std::string& nodes, const std::string& more = {}, const std::string& procedures = {},
                     const std::string& scenario = {}, const fw::Setup& setup = {})
        : rules(small::rulesWith(playing(nodes, more, procedures), scenario, setup))
    {
        take(fw::begin(*rules));
    }
    explicit Sitting(small::RulesPtr made) : rules(std::move(made)) {}

    small::RulesPtr rules;
    fw::State state;
    fw::Trace trace;     ///< of everything that happened
    fw::Problem problem; ///< the last refusal

    bool take(const fw::Result<fw::Outcome>& outcome)
    {
        if (!outcome) {
            problem = outcome.error();
            return false;
        }
        state = outcome->state;
        trace.insert(trace.end(), outcome->trace.begin(), outcome->trace.end());
        return true;
    }
    bool apply(const fw::Action& action) { return take(fw::apply(*rules, state, action)); }
    /// Answers with a menu entry; fields are "field value value; field value".
    bool act(const std::string& verb, const QString& fields = {}, const std::string& seat = {}, bool overruled = false)
    {
        return apply(action(verb, fields, seat, overruled));
    }
    static fw::Action action(const std::string& verb, const QString& fields = {}, const std::string& seat = {},
                             bool overruled = false)
    {
        fw::Action a;
        a.verb = verb;
        a.seat = seat;
        a.overruled = overruled;
        a.reason = overruled ? "tested" : "";
        a.args = arguments(fields);
        return a;
    }
    bool dice(const QString& faces)
    {
        fw::Action a;
        a.kind = fw::Action::Kind::Dice;
        a.verb = "dice";
        a.args = arguments(faces);
        return apply(a);
    }
    bool other(fw::Action::Kind kind, const std::string& verb, const QString& fields = {})
    {
        fw::Action a;
        a.kind = kind;
        a.verb = verb;
        a.args = arguments(fields);
        return apply(a);
    }
    fw::Wait waits() const { return fw::question(*rules, state).wait; }
    QString seats() const
    {
        QStringList out;
        for (const std::string& seat : fw::toAct(*rules, state))
            out << QString::fromStdString(seat);
        return out.join(' ');
    }
    QString at(const char* unit) const
    {
        return QString::fromStdString(rules->placeName(state.position.units[std::size_t(rules->unit(unit))].place));
    }
    fw::Rational number(const char* mark, const char* who = "") const
    {
        const int unit = rules->unit(who);
        const int place = rules->place(who);
        return rules->mark(state.position, mark, unit >= 0 ? unit : place >= 0 ? place : rules->side(who));
    }
    int mark(const char* mark, const char* who = "") const { return int(number(mark, who).num()); }
    int clock() const { return mark("clock"); }
    /// The words of note nodes, separated by blanks.
    QString said() const
    {
        QStringList out;
        for (const fw::Event& line : trace)
            if (line.row == "said")
                out << QString::fromStdString(fw::plainText(line));
        return out.join(' ');
    }
    /// All sentences so far, one per line.
    QString log() const
    {
        QStringList out;
        for (const fw::Event& line : trace)
            out << QString::fromStdString(fw::plainText(line));
        return out.join('\n');
    }
    /// The values (or entries, or "done") that are offered after a draft.
    QString offered(const fw::Draft& draft = {}) const
    {
        QStringList out;
        for (const fw::Choice& c : fw::legal(*rules, state, draft))
            out << (c.kind == fw::Choice::Kind::Done ? QString("done") : QString::fromStdString(c.value));
        return out.join(' ');
    }
    QString refusal() const { return QString::fromStdString(fw::describe(problem)); }

private:
    static std::vector<fw::Argument> arguments(const QString& fields)
    {
        std::vector<fw::Argument> out;
        for (const QString& field : fields.split(';', Qt::SkipEmptyParts)) {
            fw::Argument a;
            for (const QString& word : field.split(' ', Qt::SkipEmptyParts)) {
                if (a.name.empty())
                    a.name = word.toStdString();
                else
                    a.values.push_back(word.toStdString());
            }
            out.push_back(a);
        }
        return out;
    }
};

} // namespace sitting
