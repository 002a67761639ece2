#pragma once

#include "engine/model/Ruleset.h"

#include <QString>

namespace fw {

/// A row of the rules with a case number, described in words.
struct CaseRow {
    QString kind;  ///< the name for rows of its kind
    QString id;    ///< empty if it has none
    QString label; ///< its sentence
    QString reads; ///< its effect or requirement in words; empty where the label is enough
    std::vector<std::string> when;
    Origin origin = Origin::Printed;
};

/// The rows that cite a case, without duplicates, in the order of the file.
std::vector<CaseRow> caseRows(const Ruleset& ruleset, const std::string& cite);

/// The options that cite a case or on which its rows depend.
std::vector<const Option*> caseOptions(const Ruleset& ruleset, const std::string& cite,
                                       const std::vector<CaseRow>& rows);

} // namespace fw
