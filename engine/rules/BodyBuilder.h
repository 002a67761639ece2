#pragma once

#include "engine/rules/Compiler.h"

namespace fw {

/// Flattens procedures, codes and trigger bodies into instructions with jumps.
class BodyBuilder
{
public:
    /// Adds to what the compiler has made.
    explicit BodyBuilder(Compiler& compiler) : mCompiler(compiler), c(compiler.c) {}
    /// Builds every body; errors go to the compiler.
    void build();

private:
    std::int32_t newBody(const std::string& id, const std::string& label, const std::string& cite);
    void fill(std::int32_t body, const std::vector<Node>& nodes);
    void nodes(const std::vector<Node>& list);
    void node(const Node& n);
    void inner(const Node& n);
    // One function a node kind.
    void group(const Node& n) { nodes(n.then); }
    void compute(const Node& n);
    void lookup(const Node& n);
    void let(const Node& n);
    void code(const Node& n);
    void snapshot(const Node& n);
    void path(const Node& n);
    void move(const Node& n);
    void manual(const Node& n);
    void note(const Node& n) { emit<NoteInstr>(&n); }
    void choose(const Node& n);
    void window(const Node& n);
    void roll(const Node& n);
    void check(const Node& n);
    void loopEach(const Node& n);
    void loopRepeat(const Node& n);
    void call(const Node& n);
    void verbs(const Node& n);
    void end(const Node& n);
    CEntry entry(const MenuEntry& e, const std::string& row);
    CField field(const Field& f, const std::string& row);
    /// The entries of a menu with their bodies; says where each body's end jumps from.
    std::vector<CEntry> menu(const Node& n, std::vector<std::int32_t>& ends);
    void constraintsAt(const std::string& id);
    /// Puts an instruction at the end; the reference holds until the next one.
    template <class Kind>
    Kind& emit(const Node* n)
    {
        mCode->emplace_back(std::in_place_type<Kind>);
        Kind& instr = std::get<Kind>(mCode->back());
        instr.node = n;
        return instr;
    }
    std::int32_t here() const { return static_cast<std::int32_t>(mCode->size()); }
    /// Lets an instruction that was put down jump there.
    void jumps(std::int32_t at, std::int32_t to);
    /// Closes the innermost loop: whoever leaves it comes here.
    void closeLoop();
    Sym hidden(const char* what);
    std::vector<std::int32_t> pathRows(const std::vector<std::string>& rows);
    std::int32_t procedure(const std::string& id);

    Compiler& mCompiler;
    Compiled& c;
    std::vector<Instr>* mCode = nullptr;
    std::string mRow;
    /// A window whose entries are being built: its locals, and how many loops are open around it.
    struct Opened {
        Sym asked = noSym, before = noSym;
        std::size_t loops = 0;
    };
    std::vector<Opened> mWindows;
    std::vector<std::vector<std::int32_t>> mBreaks; ///< End loop instructions to patch, per open loop
    int mHidden = 0;
};

} // namespace fw
