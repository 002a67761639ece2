#pragma once

#include "engine/base/Vocabulary.h"
#include "engine/rules/Compiled.h"
#include "engine/rules/LintKinds.h"

#include <unordered_set>

namespace fw {

struct PathWord; // engine/rules/RolePaths.h

/// Compiles rows of a rules file; collects every unknown name instead of stopping at the first.
class Compiler
{
public:
    /// Works on an object that holds the ruleset, scenario and setup already.
    explicit Compiler(Compiled& out) : c(out) {}

    /// Fills the compiled rules from c.ruleset, c.scenario and c.setup; returns the first error, if any.
    Result<void> run();

    /// All errors, each naming its row.
    std::vector<Problem> errors;
    /// The kind of each error.
    std::vector<LintKind> errorKinds;

private:
    friend class BodyBuilder;
    bool when(const std::vector<std::string>& conditions);
    void foldOptions();
    void board();
    void ways();
    void units();
    void formations();
    /// The index of the formation of a side with a word; adds it when it is new.
    std::int32_t formationOf(std::int32_t side, const std::string& word);
    void marks();
    void ratings();
    void tables();
    void quantities();
    void zones();
    void sights();
    void paths();
    void nameFaces();
    void mergeFaces(CDie& die) const;
    void readWords();
    void circles();
    void kinds();
    /// Sets the kind of value that a choice among the members of a loop picks.
    void picks(ChooseInstr& choose, std::uint8_t stands);
    std::string rowOfBody(BodyId body) const;
    void keepAnswers();
    template <class Row>
    void keepActive(std::vector<Row>& rows);

    CPath path(const std::string& text, const std::string& row);
    bool root(const PathWord& word, CPart& part, const std::string& row);
    bool step(const PathWord& word, CStep& out, const std::string& text, const std::string& row);
    CAmount amount(const Amount& a, const std::string& row);
    CAmount amount(const std::optional<Amount>& a, const std::string& row);
    CReqs reqs(const Reqs& list, const std::string& row);
    CReq req(const Req& r, const std::string& row);
    std::vector<CRule> rules(const std::vector<Rule>& list, const std::string& row);
    std::vector<std::pair<Sym, CPath>> compiledRoles(const std::map<std::string, std::string>& roles,
                                                     const std::string& row);
    std::vector<std::pair<Sym, CPath>> handed(const Req& r, std::int32_t def, const std::string& row);
    int factArg(int fact, const std::string& arg, const std::string& row);
    void within(const std::string& arg, CStep& step, const std::string& row);
    void ray(const std::string& arg, CStep& step, const std::string& row);
    void axesOf(int table, std::size_t values, const std::string& row);
    template <class Index>
    Index named(const std::unordered_map<std::string, Index>& index, const std::string& name, const char* what,
                const std::string& row);
    void error(LintKind kind, const std::string& row, Text text, Text remedy = {});

    Compiled& c;
    std::vector<std::string> mAllPaths; ///< all path rows, also of other options
    std::unordered_map<std::string, std::int32_t> mDefIndex;
    std::unordered_set<std::string> mDecorations;               ///< features that no rule reads
    std::unordered_map<std::string, std::int32_t> mPathNumbers; ///< by the text of a path
    std::vector<CPath> mPaths;                                  ///< each text once
    std::unordered_set<std::string> mRead;                      ///< locals and roles whose value some row reads
    std::unordered_map<std::string, std::vector<const Amount*>> mFacesCounted; ///< by name of the dice
};

} // namespace fw
