#pragma once

#include "engine/model/Ruleset.h"

#include <QString>

namespace fw {

/// A row of the rules that stands at a case number, read back.
struct CaseRow {
    QString kind;  ///< what rows of its kind are called
    QString id;    ///< empty where it has none
    QString label; ///< its sentence
    QString reads; ///< what it does or asks for, read back in words; empty where its label says it all
    std::vector<std::string> when;
    Origin origin = Origin::Printed;
};

/// The rows of these rules that cite the case, each once, in the order of the file.
std::vector<CaseRow> caseRows(const Ruleset& ruleset, const std::string& cite);

/// The options that a case leaves to those who play: those that cite it and those that its rows hang on.
std::vector<const Option*> caseOptions(const Ruleset& ruleset, const std::string& cite,
                                       const std::vector<CaseRow>& rows);

} // namespace fw
