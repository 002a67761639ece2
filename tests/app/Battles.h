#pragma once

#include "tests/app/SampleGame.h"

#include <memory>

/// A British attack of Germantown: Guards and Howe in 0909 against Stephen and Greene in 0808.
inline std::unique_ptr<SampleGame> guardsAtTheMill()
{
    auto game = std::make_unique<SampleGame>();
    for (const char* order :
         {"british: place 3rd Brigade at 0610", "british: place 4th Brigade at 0711", "british: end", "colonial: end",
          "colonial: end", "dice fog 2", "colonial: end", "british: end", "british: end",
          "set Stephen at 0808 because test", "set Greene at 0808 because test", "set Guards at 0909 because test",
          "set Howe at 0909 because test"})
        game->say(order);
    return game;
}
