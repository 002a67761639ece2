#include "app/compare/CompareFiles.h"

#include "app/Places.h"
#include "app/compare/CompareEditions.h"
#include "app/compare/CompareList.h"
#include "app/compare/ComparePrinted.h"
#include "engine/base/Words.h"
#include "engine/store/Input.h"

#include <QtGlobal>
#include <initializer_list>

namespace fw {

namespace {

constexpr std::uintmax_t mostOtherBytes = std::uintmax_t(64) << 20;

} // namespace

OtherFile otherFile(const std::string& path)
{
    const std::string name = smallLetters(path);
    const auto ends = [&](std::initializer_list<const char*> endings) {
        for (const char* ending : endings)
            if (name.ends_with(ending))
                return true;
        return false;
    };
    if (ends({".csv", ".tsv", ".txt"}))
        return OtherFile::List;
    if (ends({".pdf"}))
        return OtherFile::Printed;
    if (ends({".ods", ".xlsx", ".xls", ".fods"}))
        return OtherFile::Spreadsheet;
    return kindOf(path) == FileKind::Scenario ? OtherFile::Scenario : OtherFile::Unknown;
}

Result<FileComparison> compareFiles(const std::string& scenario, const std::string& other)
{
    const OtherFile kind = otherFile(other);
    const auto refuse = [&](const char* says, const char* helps) {
        Problem problem(Trouble::Usage, says, {}, other, {}, helps);
        return tl::unexpected<Problem>(std::move(problem));
    };
    if (kind == OtherFile::Spreadsheet)
        return refuse(QT_TRANSLATE_NOOP("engine", "a spreadsheet is compared as text only"),
                      QT_TRANSLATE_NOOP("engine", "save it as \"CSV UTF-8\" and compare that file"));
    if (kind == OtherFile::Unknown)
        return refuse(QT_TRANSLATE_NOOP("engine", "a scenario cannot be compared with this kind of file"),
                      QT_TRANSLATE_NOOP("engine", "name a .scenario.json, .csv, .tsv or .pdf file"));
    const Result<Loaded> loaded = loadScenario(scenario);
    if (!loaded)
        return tl::unexpected(loaded.error());
    if (kind == OtherFile::Scenario) {
        const Result<Loaded> edition = loadScenario(other);
        if (!edition)
            return tl::unexpected(edition.error());
        return compareMixes({loaded->rules, loaded->scenario}, {edition->rules, edition->scenario});
    }
    const Result<std::string> bytes = readWhole(other, mostOtherBytes);
    if (!bytes)
        return tl::unexpected(bytes.error());
    if (kind == OtherFile::List)
        return compareList(loaded->rules, loaded->scenario, *bytes, other);
    const auto named = [&](Problem problem) {
        problem.file = other;
        return tl::unexpected<Problem>(std::move(problem));
    };
    const Result<std::vector<PdfPage>> pages = readPdfText(*bytes);
    if (!pages)
        return named(pages.error());
    Result<FileComparison> printed = comparePrinted(loaded->rules, loaded->scenario,
                                                    QString::fromStdString(folderOf(scenario)), *pages, other);
    if (!printed)
        return named(printed.error());
    return printed;
}

} // namespace fw
