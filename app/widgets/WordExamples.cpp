#include "app/widgets/WordExamples.h"

#include "engine/store/Schema.h"

#include <QFile>

namespace fw {

const ExampleLines& wordExamples()
{
    static const ExampleLines lines = [] {
        ExampleLines made;
        const auto draw = [&made](const char* name, const std::string& schema, const char* kind) {
            QFile file(QString(":/vocabulary/words.%1.json").arg(name));
            if (file.open(QIODevice::ReadOnly))
                static_cast<void>(made.draw(file.readAll().toStdString(), schema, kind));
        };
        draw("rules", rulesSchema(), "ruleset");
        draw("extending.rules", rulesSchema(), "ruleset");
        draw("scenario", scenarioSchema(), "scenario");
        draw("map", mapSchema(), "map");
        draw("places", mapSchema(), "map");
        return made;
    }();
    return lines;
}

} // namespace fw
