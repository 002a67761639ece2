#include "tests/Main.h"
#include "tests/engine/proof/PlantedErrors.h"

using namespace fw;

namespace {

const std::vector<PlantedError>& plantedLabels()
{
    static const std::vector<PlantedError> list{
        {"a feature without a label", "brandywine", "labels/missing: feature swamp @/features/3",
         [](Shipped& s) { Shipped::row(s.rules.features, "swamp").label.clear(); }},
        {"two features with one label", "brandywine", "labels/twice: feature building @/features/5/label",
         [](Shipped& s) { Shipped::row(s.rules.features, "building").label = "Village"; }},
        {"an option without readings", "musket", "options/readings: option stack_bonus @/options/3/readings",
         [](Shipped& s) { Shipped::row(s.rules.options, "stack_bonus").readings.clear(); }},
        {"an option with too few readings", "musket", "options/readings: option ex_to_dr @/options/8/readings",
         [](Shipped& s) { Shipped::row(s.rules.options, "ex_to_dr").readings.pop_back(); }},
        {"two values with one reading", "musket", "options/readings: option vp_leaders @/options/19/readings",
         [](Shipped& s) {
             auto& all = Shipped::row(s.rules.options, "vp_leaders").readings;
             all[1] = all[0];
         }},
        {"an option that no row asks for", "odds", "options/unused: option fog @/options/0",
         [](Shipped& s) {
             s.rules.options.push_back({"fog", "Fog", {}, {"on", "off"}, {"There is fog.", "There is none."}, "on"});
         }},
        {"a value that no row asks for", "musket", "options/same-effect: option vp_leaders @/options/19/values",
         [](Shipped& s) {
             auto& option = Shipped::row(s.rules.options, "vp_leaders");
             option.values.push_back("half");
             option.readings.push_back("Leaders count a half.");
         }},
    };
    return list;
}

} // namespace

/// Labels and options that tell people nothing.
class tst_Labels : public QObject
{
    Q_OBJECT

private slots:
    void findsEachError_data() { addErrors(plantedLabels()); }
    void findsEachError()
    {
        QFETCH(int, index);
        checkError(plantedLabels()[std::size_t(index)]);
    }
};

FW_TEST(tst_Labels)
#include "tst_Labels.moc"
