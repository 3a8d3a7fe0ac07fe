/** What is declared once is listed nowhere else: a file that names this many of a list is a second list. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardKind } from '../contract/cards.ts';
import { menus, sectionNames } from '../contract/sections.ts';
import { inRoot } from './lib/root.mjs';
import { sources } from './lib/sources.mjs';

const MANY = 5;
const MANY_KINDS = 4;
/** Sections are called by everyday nouns, some of which stand together elsewhere. */
const MANY_SECTIONS = 10;
const files = sources(/^(?!.*\.(test|spec)\.).*\.(ts|tsx|mjs)$/).map((file) => ({
  file,
  text: readFileSync(inRoot(file), 'utf8'),
}));

/** Quoted, alone or behind a topic (`card.news`), or as an object key. */
const patternOf = (name) => ({ name, pattern: new RegExp(`['"\`/](card\\.)?${name}['"\`?]|^\\s*${name}(:|,$)`, 'm') });
/** Most files hold none of the words at all, which is found out quickly. */
const countNamed = (text, patterns) =>
  patterns.filter(({ name, pattern }) => text.includes(name) && pattern.test(text)).length;
const listsOf = (names, allowed, many = MANY) => {
  const patterns = names.map(patternOf);
  return files
    .filter(({ file }) => !allowed.some((pattern) => pattern.test(file)))
    .filter(({ text }) => countNamed(text, patterns) >= many)
    .map(({ file }) => file);
};

test('RO-3 no other list names the sections of administration', () => {
  const declared = [
    /^contract\/section(s|-details)\.ts$/,
    /^contract\/texts\/[\w-]+\/menus\.ts$/,
    /^web\/src\/admin\/screens\.ts$/,
  ];
  // Groups of calls and areas of texts are called by the same nouns.
  const groups = [/^contract\/(contract|routes|texts\/en)\.ts$/, /^server\/src\/all-handlers\.ts$/];
  // So are the places where a name with its English stands.
  const places = [
    /^contract\/(entities|texts\/(en|zh-CN))\/english\.ts$/,
    /^server\/src\/features\/english\/queries\.ts$/,
  ];
  // So are what the audit log records, what a thing is used by, lists that are imported and exported, what is published, what the bin keeps, some addresses and some icons.
  const nouns = [
    /^contract\/texts\/(en|zh-CN)\/(audit|uses)\.ts$/,
    /^contract\/(publishable|recycling|using-kinds)\.ts$/,
    /^server\/src\/domain\/recycling\/parts-queries\.ts$/,
    /^(contract|server\/src)\/bulk-lists\.ts$/,
    /^web\/src\/(lib\/paths|ui\/icons\/(glyphs|names))\.ts$/,
    /^contract\/texts\/(en|zh-CN)\/icon-names\.ts$/,
  ];
  // What is published, and what the bin keeps, names the entry that edits it.
  expect(listsOf(menus, [...declared, /^contract\/(publishable|recycling)\.ts$/])).toEqual([]);
  expect(listsOf(sectionNames, [...declared, ...groups, ...places, ...nouns], MANY_SECTIONS)).toEqual([]);
});

test('CD-1 no other list names the kinds of cards', () => {
  // The demo campus has a card of each kind.
  const demo = /^server\/src\/db\/seed\/demo\/cards\.ts$/;
  const declared = [
    demo,
    /^contract\/cards\.ts$/,
    /^server\/src\/cards\/registry\.ts$/,
    /^web\/src\/cards\/(registry|settings)\.ts$/,
    // The personal centre calls some of its sections by the same nouns.
    /^web\/src\/app\/personal-sections\.ts$/,
  ];
  expect(listsOf(cardKind.options, declared, MANY_KINDS)).toEqual([]);
});

test('CD-1 no code asks whether a card is of one kind: what is special about a kind stands in its own folder', () => {
  // Entries of the navigation are of a kind `frame`, too.
  const kinds = cardKind.options.filter((kind) => kind !== 'frame');
  const asks = new RegExp(`\\bkind\\b.{0,3}[!=]== '(${kinds.join('|')})'`);
  expect(files.filter(({ text }) => asks.test(text)).map(({ file }) => file)).toEqual([]);
});
