// Compiles tables, quantities with their modifiers, ZOCs, sights and path rows.
#include "engine/base/CheckedIndex.h"
#include "engine/rules/Compiler.h"

namespace fw {

void Compiler::tables()
{
    for (Table& table : c.ruleset.tables) {
        CTable t;
        t.src = &table;
        const std::string row = "table " + table.id;
        if (table.axes.size() < 1) {
            error(LintKind::TableShape, row, Text("a table needs an axis"));
            continue;
        }
        // A first axis without bands takes them from the labels of the rows.
        if (table.axes[0].bands.empty())
            for (const TableRow& r : table.rows)
                table.axes[0].bands.push_back({r.row, {}, {}});
        std::size_t perRow = 1;
        for (std::size_t a = 0; a < table.axes.size(); ++a) {
            std::vector<Sym> labels;
            for (const Band& band : table.axes[a].bands)
                labels.push_back(c.intern(band.label));
            t.labels.push_back(std::move(labels));
            if (a > 0)
                perRow *= table.axes[a].bands.size();
        }
        if (table.rows.size() != table.axes[0].bands.size())
            error(LintKind::TableShape, row,
                  Text("the table has {0} rows for {1} bands",
                       {std::to_string(table.rows.size()), std::to_string(table.axes[0].bands.size())}));
        for (const TableRow& r : table.rows) {
            if (r.cells.size() != perRow)
                error(LintKind::TableShape, row,
                      Text("row '{0}' has {1} cells, not {2}",
                           {r.row, std::to_string(r.cells.size()), std::to_string(perRow)}));
            for (std::size_t i = 0; i < perRow && i < r.cells.size(); ++i) {
                CCell cell;
                const std::string& text = r.cells[i];
                cell.word = c.intern(text);
                cell.number = Rational::parse(text);
                cell.isNumber = cell.number.valid();
                const std::size_t slash = text.find('/');
                if (slash != std::string::npos) { // "1/2" is a fraction and also two losses
                    cell.first = c.intern(text.substr(0, slash));
                    cell.second = c.intern(text.substr(slash + 1));
                }
                t.cells.push_back(cell);
            }
            t.rowExtra.push_back(r.extra.empty() ? noSym : c.intern(r.extra));
        }
        for (const std::string& extra : table.columnExtra)
            t.columnExtra.push_back(extra.empty() ? noSym : c.intern(extra));
        c.tables.push_back(std::move(t));
    }
}

void Compiler::quantities()
{
    for (const Quantity& quantity : c.ruleset.quantities) {
        CQuantity q;
        q.src = &quantity;
        const std::string row = "quantity " + quantity.id;
        q.base = amount(quantity.base, row);
        for (const Stage& stage : quantity.stages) {
            CStage s;
            s.src = &stage;
            s.combine = stage.combine.value_or(Combine::Sum);
            s.round = stage.round;
            q.stages.push_back(std::move(s));
        }
        c.quantities.push_back(std::move(q));
    }
    const auto place = [&](const Modifier& modifier) {
        const std::string row = "modifier " + modifier.id;
        const int q = named(c.quantityIndex, modifier.quantity, "quantity", row);
        if (q < 0)
            return;
        CModifier m;
        m.src = &modifier;
        m.op = modifier.op.value_or(ModifierOp::Add);
        m.amount = amount(modifier.amount, row);
        m.need = reqs(modifier.need, row);
        m.each = path(modifier.each, row);
        m.as = modifier.as.empty() ? noSym : c.intern(modifier.as);
        for (CStage& stage : checkedAt(c.quantities, q).stages) {
            if (stage.src->id == modifier.stage) {
                stage.modifiers.push_back(std::move(m));
                return;
            }
        }
        error(LintKind::UnknownPart, row,
              Text("quantity '{0}' has no stage '{1}'", {modifier.quantity, modifier.stage}));
    };
    for (const Modifier& m : c.ruleset.modifiers)
        place(m);
}

void Compiler::zones()
{
    for (const Zone& zone : c.ruleset.zones) {
        CZone z;
        z.src = &zone;
        z.exerts = reqs(zone.exerts, "zone " + zone.id);
        z.arc = zone.arc.value_or(ZoneArc::All);
        z.range = zone.range;
        c.zoneRange = std::max(c.zoneRange, z.range);
        z.blocked = rules(zone.blocked, "zone " + zone.id);
        c.zones.push_back(std::move(z));
    }
}

void Compiler::sights()
{
    for (const Sight& sight : c.ruleset.sights) {
        const std::string row = "sight " + sight.id;
        CSight s;
        s.src = &sight;
        s.range = amount(sight.range, row);
        s.height = amount(sight.height, row);
        s.beside = sight.beside.value_or(SightStop::Both);
        s.ends = rules(sight.ends, row);
        s.through = rules(sight.through, row);
        s.across = rules(sight.across, row);
        c.sights.push_back(std::move(s));
    }
}

void Compiler::paths()
{
    for (const PathRow& path_ : c.ruleset.paths) {
        const std::string row = "path " + path_.id;
        CPathRow p;
        p.src = &path_;
        p.id = c.intern(path_.id);
        p.opens = reqs(path_.opens, row);
        if (!path_.cost.empty())
            p.cost = named(c.quantityIndex, path_.cost, "quantity", row);
        p.faces = !path_.facing.empty() && path_.facing != "kept" && path_.facing != "none";
        if (p.faces && path_.facing != "free")
            p.turnCost = named(c.quantityIndex, path_.facing, "quantity", row);
        p.frontOnly = path_.entersBy == EntersBy::Front;
        p.endMeasure = path_.measure == PathMeasure::End;
        p.allowance = amount(path_.allowance, row);
        p.spent = amount(path_.spent, row);
        p.min = amount(path_.min, row);
        p.max = amount(path_.max, row);
        p.exits = path(path_.exits, row);
        p.exitCost = amount(path_.exitCost, row);
        if (p.exits.given() && !c.off().valid())
            error(LintKind::NoExitBox, row, Text("units that leave the map have nowhere to go"),
                  "add a box with the role 'left'");
        for (const PathMode& mode : path_.modes) {
            if (!when(mode.when))
                continue;
            CMode m;
            m.src = &mode;
            m.id = c.intern(mode.id);
            m.edge = rules(mode.edge, row + "/" + mode.id);
            if (!mode.cost.empty())
                m.cost = named(c.quantityIndex, mode.cost, "quantity", row);
            p.modes.push_back(std::move(m));
        }
        p.edge = rules(path_.edge, row);
        p.stop = rules(path_.stop, row);
        p.end = rules(path_.end, row);
        p.turns = rules(path_.turns, row);
        for (const PathTier& tier : path_.tiers) {
            if (!when(tier.when))
                continue;
            CTier t;
            const std::string where = row + "/" + tier.id;
            t.src = &tier;
            t.id = c.intern(tier.id);
            t.opens = reqs(tier.opens, where);
            t.min = amount(tier.min, where);
            t.max = amount(tier.max, where);
            t.edge = rules(tier.edge, where);
            t.stop = rules(tier.stop, where);
            t.end = rules(tier.end, where);
            p.tiers.push_back(std::move(t));
        }
        c.paths.push_back(std::move(p));
    }
}

} // namespace fw
