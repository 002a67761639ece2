#pragma once

#include "engine/model/Procedures.h"
#include "engine/rules/Compiler.h"

namespace fw {

/// Flattens procedures, codes and trigger bodies into instructions with jumps.
class BodyBuilder
{
public:
    /// Adds bodies to the rules that the compiler builds.
    explicit BodyBuilder(Compiler& compiler) : mCompiler(compiler), c(compiler.c) {}
    /// Builds every body and reports errors to the compiler.
    void build();

private:
    BodyId newBody(const std::string& id, const std::string& label, const std::string& cite);
    void codeWords(const std::map<std::string, BodyId>& codes);
    void fill(BodyId body, const std::vector<Node>& nodes);
    void nodes(const std::vector<Node>& list);
    void node(const Node& n);
    // One function for each kind of node.
    void build(const Node& n, const GroupNode& group);
    void build(const Node& n, const ChooseNode& choose);
    void build(const Node& n, const WindowNode& window);
    void build(const Node& n, const RollNode& roll);
    void build(const Node& n, const DrawNode& draw);
    void build(const Node& n, const ShuffleNode& shuffle);
    void build(const Node& n, const CheckNode& check);
    void build(const Node& n, const ComputeNode& compute);
    void build(const Node& n, const LookupNode& lookup);
    void build(const Node& n, const LetNode& let);
    void build(const Node& n, const DeclareNode& declare);
    void build(const Node& n, const ApplyNode& apply);
    /// Fills in the parts of an instruction that a kind of verb has.
    void build(VerbInstr& i, const auto& kind, const std::string& row);
    void build(const Node& n, const ForeachNode& loop);
    void build(const Node& n, const RepeatNode& loop);
    void build(const Node& n, const CallNode& call);
    void build(const Node& n, const CodeNode& code);
    void build(const Node& n, const SnapshotNode& snapshot);
    void build(const Node& n, const PathNode& path);
    void build(const Node& n, const MoveNode& move);
    void build(const Node& n, const ManualNode& manual);
    void build(const Node& n, const NoteNode& note);
    void build(const Node& n, const EndNode& end);
    void roll(const Node& n, const RolePath& by, const std::vector<Die>& dice);
    /// Emits the choice of the next member from the local `list`.
    void chosen(const Node& n, const ForeachNode& loop, Sym list);
    CEntry entry(const MenuEntry& e, const std::string& row);
    CField field(const Field& f, const std::string& row);
    /// Builds the entries of a menu with their bodies, and collects in `ends` the jump at the end of each body.
    std::vector<CEntry> menu(const Node& n, const std::vector<MenuEntry>& entries, std::vector<std::int32_t>& ends);
    void constraintsAt(const std::string& id);
    /// Appends an instruction; the reference is valid until the next one.
    template <class Kind>
    Kind& emit(const Node* n)
    {
        mCode->emplace_back(std::in_place_type<Kind>);
        Kind& instr = std::get<Kind>(mCode->back());
        instr.node = n;
        return instr;
    }
    std::int32_t here() const { return static_cast<std::int32_t>(mCode->size()); }
    /// Sets the jump target of an emitted instruction.
    void jumps(std::int32_t at, std::int32_t to);
    /// Closes the innermost loop: its 'end loop' instructions jump here.
    void closeLoop();
    Sym hidden(const char* what);
    std::vector<std::int32_t> pathRows(const std::vector<std::string>& rows);
    BodyId procedure(const std::string& id);

    Compiler& mCompiler;
    Compiled& c;
    std::vector<Instr>* mCode = nullptr;
    std::string mRow;
    /// An open window while its entries are built: its locals, and the number of loops around it.
    struct Opened {
        Sym asked = noSym, before = noSym;
        std::size_t loops = 0;
    };
    std::vector<Opened> mWindows;
    std::vector<std::vector<std::int32_t>> mBreaks; ///< 'end loop' instructions to patch, per open loop
    int mHidden = 0;
};

} // namespace fw
