// Finds rows that read the faces of dice that are thrown together.
#include "engine/rules/Compiler.h"

namespace fw {

/// Records, for dice of one name, whether any row reads a single face, then adds the words for the faces.
void Compiler::nameFaces()
{
    const auto each = [this](auto&& what) {
        for (auto& body : c.bodies)
            for (Instr& i : body.code)
                if (auto* roll = std::get_if<RollInstr>(&i))
                    for (CDie& die : roll->dice)
                        for (int k = 1; k <= die.count && die.count > 1; ++k)
                            what(die, die.name + "." + std::to_string(k), k == 1);
    };
    each([this](CDie& die, const std::string& face, bool first) {
        die.facesRead = (!first && die.facesRead) || c.find(face) != noSym;
    });
    each([this](CDie&, const std::string& face, bool) { c.intern(face); });
}

} // namespace fw
