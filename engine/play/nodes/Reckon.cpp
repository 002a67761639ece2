// compute, lookup and let: numbers, table cells and sets of units or places kept as locals.
#include "engine/base/CheckedIndex.h"
#include "engine/play/NodeFunctions.h"

namespace fw {

namespace {

/// Whether a calculation came to no number, because one is too large, is divided by 0, or is a word.
bool failed(const CAmount& amount, const Rational& number)
{
    using Form = CAmount::Form;
    return !number.valid()
           && (amount.form == Form::Total || amount.form == Form::Product || amount.form == Form::Quotient);
}

Flow noNumber(Interpreter& vm, Sym as)
{
    return vm.stop(Text("the calculation of '{0}' gives no number", {checkedAt(vm.c.words, as)}),
                   "look for a number that is too large, a divisor that may be 0, or a word");
}

} // namespace

Flow execute(Interpreter& vm, const ComputeInstr& i)
{
    Scope& s = vm.scope();
    s.reckoning.trace = vm.reckoningTrace();
    CAmount amount = i.value;
    if (i.quantity >= 0) {
        amount.form = CAmount::Form::Quantity;
        amount.id = i.quantity;
        amount.roles = i.roles;
    }
    const Rational v = number(s, amount);
    s.reckoning.trace = nullptr;
    if (failed(amount, v))
        return noNumber(vm, i.as);
    vm.setLocal(i.as, Value::ofNumber(v));
    return vm.advance();
}

Flow execute(Interpreter& vm, const LookupInstr& i)
{
    Scope& s = vm.scope();
    std::vector<Val> at;
    for (const CAmount& a : i.at)
        at.push_back(value(s, a));
    s.reckoning.trace = vm.reckoningTrace();
    const std::size_t told = s.reckoning.trace ? s.reckoning.trace->size() : 0;
    const Rational columns = number(s, i.shift);
    if (!columns.whole())
        return vm.stop(Text("a column shift must be a whole number, and this one is {0}", {columns.text()}),
                       "round the quantity in its last stage");
    if (s.reckoning.trace && columns == Rational(0)) // drop the lines of a shift of 0
        s.reckoning.trace->resize(told);
    const ColumnShift shift{columns.num(), i.lapses};
    const Looked found = lookup(s, i.table, at, shift);
    s.reckoning.trace = nullptr;
    const std::string as = checkedAt(vm.c.words, i.as);
    Value cell = Value::ofWord(names::none);
    if (found.cell)
        cell = found.cell->isNumber ? Value::ofNumber(found.cell->number) : Value::ofWord(found.cell->word);
    vm.setLocal(i.as, std::move(cell));
    vm.setLocal(vm.c.find(as + ".column"), Value::ofWord(found.column));
    vm.setLocal(vm.c.find(as + ".row"), Value::ofWord(found.row));
    const auto half = [&](Sym word) {
        const Val v = wordOrNumber(vm.c, word);
        return v.form == Val::Form::Number ? Value::ofNumber(v.number) : Value::ofWord(word);
    };
    vm.setLocal(vm.c.find(as + ".first"), half(found.cell ? found.cell->first : noSym));
    vm.setLocal(vm.c.find(as + ".second"), half(found.cell ? found.cell->second : noSym));
    vm.setLocal(vm.c.find(as + ".row-extra"), Value::ofWord(found.rowExtra));
    vm.setLocal(vm.c.find(as + ".column-extra"), Value::ofWord(found.columnExtra));
    vm.setLocal(vm.c.find(as + ".raw"), Value::ofNumber(found.raw));
    vm.setLocal(vm.c.find(as + ".clamped"), Value::ofNumber(found.clamped));
    vm.setLocal(vm.c.find(as + ".cut"), Value::ofNumber(found.cut));
    return vm.advance();
}

Flow execute(Interpreter& vm, const LetInstr& i)
{
    Scope& s = vm.scope();
    Value out;
    if (i.value.form != CAmount::Form::None) {
        const Val v = value(s, i.value);
        if (v.form == Val::Form::Number && failed(i.value, v.number))
            return noNumber(vm, i.as);
        if (v.form == Val::Form::Number)
            out = Value::ofNumber(v.number);
        else if (v.form == Val::Form::Word)
            out = Value::ofWord(v.word);
        else if (v.form == Val::Form::Words)
            out = Value::of(Kind::Word, *v.words);
    } else {
        const Items items = s.resolve(i.role);
        out = Value::of(items.kind, items.toVector());
    }
    vm.setNearest(i.as, std::move(out));
    return vm.advance();
}

} // namespace fw
