import { fold, isHan, pairsOf, runsOf } from '../search/fold-text.ts';
import { inDigits, numbersIn } from './numbers-in.ts';
import { areOpposite } from './opposites.ts';

/** What one part of a sentence says. */
type Clause = {
  /** Folded, its numbers in digits. */
  text: string;
  pairs: ReadonlySet<string>;
  /** Pairs without what is possible or necessary: they tell what it is about. */
  telling: ReadonlySet<string>;
  /** Of letters and digits. */
  words: readonly string[];
  /** What each denial denies. */
  denied: readonly string[];
};

/** Colons stay: what stands behind one belongs to what stands before it. */
const ends = /[，。！？；、\n…]+|[,;!?](?=\D|$)|\.(?=\s|$)/u;
/** Only such a question takes for granted what it says; 宿舍可以养猫 decides nothing. */
const asksOpenly = /怎|什么|啥|哪|谁|几|多少|多[久长大高远]|如何|为何|\b(?:how|what|where|when|who|which|why)\b/iu;
const asksYesOrNo = /吗|么$|(.)[不没]\1|是否|能否|可否|有没有/u;
const asksBothWays = /(.)[不没]\1|是否|能否|可否|有没有/gu;
/** Words with a character that denies elsewhere. */
const deniesNothing =
  /[分特类性级个识区鉴]别|别[人处的称名墅]|非常|除非|无论|无线|无障碍|未来|不[仅但论管过断锈]|差不多|对不起|不好意思|(?<!可)以免|避免/gu;
/** With what weakens or strengthens it; what comes next is denied. */
const denying =
  /(?:禁止|严禁|拒绝|谢绝|暂停|停止|停办|取消|除外|[不无没未非别勿免禁拒])[需必须用能可以得会要是应该再有止许准让予曾]*/u;
const denial = new RegExp(`${denying.source}(.?)`, 'gu');
const deniesHere = new RegExp(denying.source, 'uy');
const modal = /可以|可|能够|能|需要|需|应当|应该|应|必须|要|会|得/gu;
const deniesInEnglish = /\b(?:not|no|never|without|cannot|nor|none|except|unless)\b|n['’]t\b/giu;

/** What may stand between the words of a passage without saying anything more. */
const fillers = new Set(
  '请|您|你|我们|可以|可|能|需要|需|应当|应该|应|要|先|再|然后|首先|其次|接着|最后|之后|后|即可|就|会|将|便|在|到|从|的|地|得|了|着|并|也|还|是|为|由|对|于|把|被|让|给|向|往|上|里|中|其|该|这|那|一下|进行|如果|若|如|时|时候|个|呢|哦|啦|前往|去|来|按|按照|通过|使用|用|凭|以|以便|同时|另外|此外|因此|所以|因为|根据|关于|有|您好|但|但是|而|则'.split(
    '|',
  ),
);
const longestFiller = 3;
const smallWords = new Set(
  'a an the you your please can may to of in on at is are be and or it this that then first for with'.split(' '),
);
/** Whoever only names the topic leaves these out. */
const asserts = /[能可要需须必会应准许得是有]/u;

function readClause(text: string): Clause {
  const folded = inDigits(fold(text));
  const runs = runsOf(folded);
  const han = runs.flatMap((run) => (isHan(run.text) ? [run.text] : []));
  const plain = runs
    .map((run) => run.text)
    .join('')
    .replace(asksBothWays, '')
    .replace(deniesNothing, (word) => '＊'.repeat(word.length));
  return {
    text: folded,
    pairs: new Set(pairsOf(han.join(''))),
    telling: new Set(pairsOf(han.join('').replace(modal, ''))),
    words: runs.flatMap((run) => (isHan(run.text) ? [] : [run.text])),
    denied: [
      ...Array.from(plain.matchAll(denial), ([, head = '']) => head),
      ...(folded.match(deniesInEnglish) ?? []).map(() => ''),
    ],
  };
}

const clausesOf = (text: string) =>
  text
    .split(ends)
    .filter((part) => runsOf(fold(part)).length > 0)
    .map(readClause);

/** Whether every part of a sentence is said by the passages, none of them turned round and nothing put between. */
export function isEachClauseSaidIn(sentence: string, passages: readonly { question: string; text: string }[]): boolean {
  const told = passages.flatMap(({ text }) => clausesOf(text));
  const asked = passages.flatMap(({ question }) => clausesOf(question));
  const all = [...told, ...asked];
  const said = {
    pairs: new Set(all.flatMap(({ pairs }) => [...pairs])),
    letters: new Set(all.flatMap(({ text }) => [...text])),
    words: new Set(all.flatMap(({ words }) => words)),
  };
  const certain = [...told, ...asked.filter(({ text }) => asksOpenly.test(text) && !asksYesOrNo.test(text))];
  return clausesOf(sentence).every((clause) => isWorded(clause, said) && agrees(clause, certain));
}

type Said = Record<'pairs' | 'letters' | 'words', ReadonlySet<string>>;

/** Every word is one of the passages, but for what only joins them. */
function isWorded({ text, words }: Clause, said: Said): boolean {
  if (words.some((word) => !isNumber(word) && !said.words.has(word) && !smallWords.has(word))) return false;
  return runsOf(text).every((run) => !isHan(run.text) || isRunWorded([...run.text], said));
}

function isRunWorded(letters: readonly string[], said: Said): boolean {
  const isPair = (at: number) => said.pairs.has(`${letters[at]}${letters[at + 1]}`);
  const isSaid = letters.map((_, at) => (at > 0 && isPair(at - 1)) || isPair(at));
  for (let at = 0; at < letters.length; at += 1) {
    if (isSaid[at]) continue;
    const length = fillerAt(letters, at);
    if (length > 0) at += length - 1;
    // A letter alone between others: a word of one letter.
    else if (isSaid[at - 1] === false || isSaid[at + 1] === false || !said.letters.has(letters[at] ?? '')) return false;
  }
  return true;
}

/** How long the word is that begins here and adds nothing; 0 = none. What is denied is compared by itself. */
function fillerAt(letters: readonly string[], at: number): number {
  deniesHere.lastIndex = 0;
  const denied = deniesHere.exec(letters.slice(at).join(''))?.[0];
  if (denied !== undefined) return denied.length;
  for (let length = longestFiller; length > 0; length -= 1)
    if (fillers.has(letters.slice(at, at + length).join(''))) return length;
  return 0;
}

/** It denies what the nearest parts deny, says nothing opposite, and gives their numbers. */
function agrees(clause: Clause, certain: readonly Clause[]): boolean {
  if (certain.some(({ text }) => text.trim() === clause.text.trim())) return true;
  const near = nearestTo(clause, certain);
  if (near.length === 0) return clause.denied.length === 0 && (clause.words.length > 0 || !asserts.test(clause.text));
  return near.every(
    (one) =>
      deniesTheSame(clause, one) &&
      !areOpposite(clause.text, one.text) &&
      isSameSide(clause, one) &&
      obligesTheSame(clause, one) &&
      hasNumbersOf(one, clause),
  );
}

const sidesOf = ({ text }: Clause) => [...text.matchAll(/(.)[之以]?([前后])/gu)];

/** 缴费前 is not 缴费后. */
const isSameSide = (one: Clause, other: Clause) =>
  sidesOf(one).every(([, at, side]) => sidesOf(other).every(([, itsAt, its]) => itsAt !== at || its === side));

const must = /必须|需|应|要|得/u;
const may = /可|能/u;
const isDuty = ({ text }: Clause) => must.test(text) && !may.test(text);
const isOffer = ({ text }: Clause) => may.test(text) && !must.test(text);

/** 可以 is not 需要. */
const obligesTheSame = (one: Clause, other: Clause) =>
  !(isDuty(one) && isOffer(other)) && !(isOffer(one) && isDuty(other));

/** Those that share most with it: several, where they share as much. */
function nearestTo(clause: Clause, certain: readonly Clause[]): Clause[] {
  const shares = certain.map((one) => sharedBy(clause, one));
  const most = Math.max(0, ...shares);
  return most === 0 ? [] : certain.filter((_, at) => shares[at] === most);
}

const both = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  [...one].filter((pair) => other.has(pair)).length;

const sharedBy = (clause: Clause, other: Clause) =>
  both(clause.telling, other.telling) * 100 +
  both(clause.pairs, other.pairs) +
  100 * clause.words.filter((word) => !isNumber(word) && !smallWords.has(word) && other.words.includes(word)).length;

const isNumber = (word: string) => /^\d/u.test(word);

function deniesTheSame({ denied }: Clause, other: Clause): boolean {
  // 不可以: what it denies stands elsewhere.
  const isElsewhere = denied.includes('') || other.denied.includes('');
  return denied.length === other.denied.length && (isElsewhere || denied.every((head) => other.denied.includes(head)));
}

/** Where the nearest part has numbers, those of another part are not its own: 研究生 50 册 is not 本科生 50 册. */
function hasNumbersOf(one: Clause, clause: Clause): boolean {
  const own = numbersIn(one.text);
  return own.size === 0 || [...numbersIn(clause.text)].every((number) => own.has(number));
}
