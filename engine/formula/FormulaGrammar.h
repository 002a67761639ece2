#pragma once

#include <tao/pegtl.hpp>

// The grammar of conditions and amounts; scenarios/README.md explains it with examples. The parser never backtracks
// over nested parts, so reading takes time proportional to the text.

namespace fw::formula {

using namespace tao::pegtl;

struct blanks : star<one<' '>> {};
struct gap : plus<one<' '>> {};
/// A letter, a digit or another character of an id; bytes beyond ASCII may belong to ids too.
struct idSign : sor<alnum, one<'_', '-'>, utf8::range<0x80, 0x10FFFF>> {};
struct wordEnd : not_at<idSign> {};
template <class Word>
struct keyword : seq<Word, wordEnd> {};

struct name : seq<sor<alnum, one<'_'>, utf8::range<0x80, 0x10FFFF>>, star<idSign>> {};
struct quotedSign : sor<two<'\''>, not_one<'\''>> {};
struct quotedText : star<quotedSign> {};
struct quoted : if_must<one<'\''>, quotedText, one<'\''>> {};

/// A colon within a path is followed by a word; the colon after a quantifier is followed by a blank.
struct pathColon : seq<one<':'>, at<idSign>> {};
struct pathSign : sor<idSign, one<'/', '+', '@', '|'>, pathColon> {};
struct path : seq<at<sor<alnum, one<'_', '@'>, utf8::range<0x80, 0x10FFFF>>>, plus<pathSign>> {};
/// The value of a role: a path, a word, a number, or a part of a local such as "way.cost".
struct handedSign : sor<pathSign, seq<one<'.'>, at<idSign>>> {};
struct handed : plus<handedSign> {};

struct digits : plus<digit> {};
struct number : seq<opt<one<'+', '-'>>, digits, opt<one<'/'>, digits>, not_at<sor<idSign, one<'/', '@', '|'>>>> {};
struct localName : seq<plus<idSign>, star<one<'.'>, plus<idSign>>> {};
struct local : if_must<one<'$'>, localName> {};

struct amount;
struct comparison;
struct either;
struct aggregateKind : sor<TAO_PEGTL_STRING("sum"), TAO_PEGTL_STRING("least"), TAO_PEGTL_STRING("most")> {};
struct aggregateOf : name {};
struct member : name {};
struct overMembers : path {};
struct asMember : seq<gap, keyword<TAO_PEGTL_STRING("as")>, gap, member> {};
struct aggregate
    : seq<aggregateKind, gap, aggregateOf, gap, keyword<TAO_PEGTL_STRING("over")>, gap, overMembers, opt<asMember>> {};

struct counted : path {};
/// "#(P as NAME: CONDITIONS)": the members that satisfy the conditions.
struct countedIf : if_must<seq<one<'('>, blanks>, overMembers, opt<asMember>, one<':'>, gap, either, blanks, one<')'>> {
};
/// "#($DICE >= N)": the dice whose face satisfies the comparison.
struct countedFaces : if_must<seq<one<'('>, blanks, at<one<'$'>>>, local, comparison, blanks, one<')'>> {};
struct count : if_must<one<'#'>, sor<countedFaces, countedIf, counted>> {};

struct comma : seq<blanks, one<','>, blanks> {};
struct amounts : list_must<amount, comma> {};
struct odds : if_must<seq<TAO_PEGTL_STRING("odds"), at<one<'('>>>, one<'('>, blanks, amounts, blanks, one<')'>> {};

struct castRole : name {};
struct castTo : handed {};
struct castNamed : seq<castRole, one<':'>, gap, castTo> {};
struct castPlain : handed {};
struct castItem : sor<castNamed, castPlain> {};
struct casts : if_must<one<'('>, blanks, opt<list_must<castItem, comma>>, blanks, one<')'>> {};
struct brackets : if_must<one<'['>, blanks, amounts, blanks, one<']'>> {};
struct factName : name {};
struct dotted : seq<one<'.'>, factName> {};
struct part : name {};
struct partOf : seq<one<'.'>, part> {};
/// A fact, a table, a quantity or a bare word; the known ids tell which.
struct reference : seq<path, opt<dotted>, opt<brackets>, opt<casts>, opt<partOf>> {};

struct roundWay
    : sor<keyword<TAO_PEGTL_STRING("up")>, keyword<TAO_PEGTL_STRING("down")>, keyword<TAO_PEGTL_STRING("nearest")>> {};
struct nested : if_must<one<'('>, blanks, amount, blanks, one<')'>> {};
struct rounded : if_must<seq<TAO_PEGTL_STRING("round"), gap, roundWay, gap, at<one<'('>>>, nested> {};
struct operand : sor<number, quoted, local, count, aggregate, odds, rounded, nested, reference> {};
struct timesSign : one<'*', '/'> {};
struct times : if_must<seq<gap, timesSign>, gap, operand> {};
struct factors : seq<operand, star<times>> {};
struct sign : one<'+', '-'> {};
struct plusMinus : if_must<seq<gap, sign, gap>, factors> {};
struct amount : seq<factors, star<plusMinus>> {};

struct oneOf : if_must<one<'['>, blanks, amounts, blanks, one<']'>> {};
struct range : seq<amount, TAO_PEGTL_STRING(".."), must<amount>> {};
struct equals : if_must<seq<one<'='>, gap>, amount> {};
struct differs : if_must<seq<string<'!', '='>, gap>, amount> {};
struct atLeast : if_must<seq<string<'>', '='>, gap>, amount> {};
struct atMost : if_must<seq<string<'<', '='>, gap>, amount> {};
struct within : seq<keyword<TAO_PEGTL_STRING("in")>, gap, must<sor<oneOf, range>>> {};
struct without : if_must<seq<keyword<TAO_PEGTL_STRING("not")>, gap, keyword<TAO_PEGTL_STRING("in")>, gap>, oneOf> {};
struct comparison : seq<gap, sor<equals, differs, atLeast, atMost, within, without>> {};

struct definition : name {};
struct tag : sor<quoted, name> {};
/// A definition with roles gets them in parentheses, like a quantity.
struct isDefinition : if_must<seq<keyword<TAO_PEGTL_STRING("is")>, gap>, definition, opt<casts>> {};
struct hasTag : if_must<seq<keyword<TAO_PEGTL_STRING("has")>, gap>, tag> {};
/// The test of each member after a colon.
struct test : sor<isDefinition, hasTag, seq<amount, opt<comparison>>> {};

struct many : digits {};
struct atLeastWord : TAO_PEGTL_STRING("at least") {};
struct atMostWord : TAO_PEGTL_STRING("at most") {};
struct exactlyWord : TAO_PEGTL_STRING("exactly") {};
struct howMany : seq<sor<atLeastWord, atMostWord, exactlyWord>, gap, many, gap, keyword<TAO_PEGTL_STRING("of")>> {};
struct anyWord : TAO_PEGTL_STRING("any") {};
struct everyWord : TAO_PEGTL_STRING("every") {};
struct noWord : TAO_PEGTL_STRING("no") {};
struct quantifier : sor<keyword<anyWord>, keyword<everyWord>, keyword<noWord>, howMany> {};
struct members : path {};
struct behindColon : if_must<one<':'>, gap, test> {};
struct quantified
    : seq<quantifier, gap, members, opt<asMember>, opt<sor<behindColon, seq<gap, sor<isDefinition, hasTag>>>>> {};

struct subject : path {};
struct said : seq<subject, opt<asMember>, gap, sor<isDefinition, hasTag>> {};
struct compared : seq<amount, opt<comparison>> {};

struct citeText : plus<not_one<')'>> {};
struct cite : if_must<seq<gap, TAO_PEGTL_STRING("(by"), gap>, citeText, one<')'>> {};

struct group : if_must<one<'('>, blanks, either, blanks, one<')'>> {};
/// A group, or an amount that begins with one; only what follows tells which.
struct grouped : seq<group, star<times>, star<plusMinus>, opt<comparison>> {};
struct term : seq<sor<grouped, quantified, said, compared>, opt<cite>> {};
struct andWord : seq<gap, keyword<TAO_PEGTL_STRING("and")>, gap> {};
struct orWord : seq<gap, keyword<TAO_PEGTL_STRING("or")>, gap> {};
struct all : list_must<term, andWord> {};
struct either : list_must<all, orWord> {};

struct conditionLine : seq<blanks, either, blanks, eof> {};
struct amountLine : seq<blanks, amount, blanks, eof> {};

} // namespace fw::formula
