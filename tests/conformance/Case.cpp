#include "tests/conformance/Case.h"

#include <filesystem>
#include <fstream>
#include <sstream>

namespace conformance {

namespace {

Case fromJson(const Json& line, const std::string& file)
{
    Case one;
    one.id = word(at(line, "id"));
    one.file = file;
    one.system = word(at(line, "system"));
    one.given = at(line, "given");
    one.action = at(line, "action");
    one.expect = at(line, "expect");
    for (const Json& die : at(line, "dice"))
        if (die.is_object())
            one.dice.push_back({word(at(die, "for")), number(at(die, "value"))});
        else // their order gives their purpose
            for (const Json& face : die)
                one.dice.push_back({{}, number(face)});
    one.also = words(at(line, "also"));
    for (const std::string& more : words(at(one.expect, "also")))
        one.also.push_back(more);
    if (one.expect.is_object()) {
        one.expect.erase("also");
        if (one.expect.contains("illegal"))
            one.expect.erase("reason"); // a note for readers
    }
    return one;
}

} // namespace

std::vector<Case> readCases(const std::string& file, std::vector<std::string>& faults)
{
    std::vector<Case> cases;
    std::ifstream in(file);
    if (!in)
        faults.push_back(file + ": cannot be read");
    std::string line;
    for (int n = 1; std::getline(in, line); ++n) {
        if (line.find_first_not_of(" \t\r") == std::string::npos)
            continue;
        const Json json = Json::parse(line, nullptr, false);
        if (json.is_object() && at(json, "id").is_string())
            cases.push_back(fromJson(json, std::filesystem::path(file).stem().string()));
        else
            faults.push_back(file + ":" + std::to_string(n) + ": not a case");
    }
    return cases;
}

bool readWords(const std::string& file, std::vector<std::string>& words)
{
    std::ifstream in(file);
    std::string line;
    while (std::getline(in, line)) {
        std::istringstream text(line.substr(0, line.find('#')));
        for (std::string one; text >> one;)
            words.push_back(one);
    }
    return in.eof();
}

} // namespace conformance
