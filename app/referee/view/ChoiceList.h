#pragma once

#include "app/referee/controller/Referee.h"

#include <QListWidget>
#include <map>

namespace fw {

struct UnavailableEntry;

/// The list of next choices, each with its case number; the first nine have a digit key, a number is its own key.
class ChoiceList : public QListWidget
{
    Q_OBJECT

public:
    explicit ChoiceList(Referee& referee, QWidget* parent = nullptr);
    /// Shows the forecast of each answer behind its line, by its value; answers without a forecast stay as they are.
    void setForeseen(std::map<std::string, QString> foreseen);
    /// Lists the choices anew.
    void refresh();
    /// Takes the choice on a line, counted from 0; false when there is none.
    bool pick(int line);
    /// The choice on the current line; null if the line is not a single choice.
    const Choice* lookedAt() const;
    /// Takes what a typed number means: the number itself if the field takes numbers, otherwise the line with that
    /// number, counted from 1. False when there is none.
    bool pickNumbered(int number);
    /// Whether the field takes numbers, so that a digit means itself.
    bool asksNumber() const { return mCounted; }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What a line means.
    struct Line {
        enum class Kind { Route, Choice, Later, Picked, UnavailableEntry } kind = Kind::Choice;
        std::size_t index = 0; ///< index in the table's list of this kind
        std::string value;     ///< cell of a route, unit or place, or unavailable menu entry
        bool entry = false;    ///< the unavailable choice is a menu entry
    };
    void add(Line line, const QString& text, const QString& cite, const QString& say);
    void addEntries();
    void addValues();
    void addBarred(Line line, const QString& what, const Problem& why);
    void addBarred(const UnavailableEntry& one);
    void addGone(Choice was);
    std::string whereItBegins() const;
    void addRoutes();
    void addChoice(std::size_t index);
    void addLater();
    QString joining(const Later& later) const;
    QString wordsOf(const Choice& choice) const;
    int lineOfDone() const;
    bool isNumber(const Choice& choice) const;
    bool open(int line) const;

    Referee& mReferee;
    const TableState& mTable;
    std::vector<Line> mLines;
    bool mCounted = false;       ///< the field takes numbers: a digit means itself
    std::string mOf;             ///< entry and field of the lines
    int mDone = -1;              ///< the line "that is all"; -1 if there is none
    std::vector<Choice> mValues; ///< values for this field, in the order of their lines, which stay in place
    std::map<std::string, QString> mForeseen;
};

} // namespace fw
