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
    each([this](CDie& die, const std::string& face, bool first) {
        c.intern(face);
        if (first)
            mergeFaces(die);
    });
}

/// Records how rows count the faces of dice. Faces that compare alike with every number are the same to a forecast if
/// no row reads the sum.
void Compiler::mergeFaces(CDie& die) const
{
    const auto counted = mFacesCounted.find(die.name);
    die.facesCounted = counted != mFacesCounted.end();
    bool constant = mRead.count(die.name) == 0;
    std::vector<Rational> numbers;
    const auto bound = [&](const Amount& amount) {
        Amount plain;
        plain.number = amount.number;
        constant = constant && amount.number && plain == amount;
        numbers.push_back(amount.number.value_or(Rational(0)));
    };
    for (std::size_t i = 0; die.facesCounted && i < counted->second.size(); ++i)
        for (const Req& test : counted->second[i]->where) {
            for (const Amount& one : test.is)
                bound(one);
            for (const Amount& one : test.isnt)
                bound(one);
            for (const std::optional<Amount>* one : {&test.min, &test.max})
                if (*one)
                    bound(**one);
        }
    die.facesWith = constant ? std::move(numbers) : std::vector<Rational>();
}

} // namespace fw
