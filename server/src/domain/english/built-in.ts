import { dictionaries as dictionariesEn } from '@yizhan/contract/texts/en/dictionaries.ts';
import { dutyListNames as dutyListNamesEn } from '@yizhan/contract/texts/en/duty-list-names.ts';
import { roles as rolesEn } from '@yizhan/contract/texts/en/roles.ts';
import { holidays as holidaysEn, school as schoolEn } from '@yizhan/contract/texts/en/school.ts';
import { dictionaries } from '@yizhan/contract/texts/zh-CN/dictionaries.ts';
import { dutyListNames } from '@yizhan/contract/texts/zh-CN/duty-list-names.ts';
import { roles } from '@yizhan/contract/texts/zh-CN/roles.ts';
import { holidays, school } from '@yizhan/contract/texts/zh-CN/school.ts';

type Texts = Readonly<Record<string, string>>;
const { headings, ...lists } = dutyListNames;
const { headings: headingsEn, ...listsEn } = dutyListNamesEn;

const pairs: readonly (readonly [zh: Texts, en: Texts])[] = [
  [dictionaries, dictionariesEn],
  [roles, rolesEn],
  [holidays, holidaysEn],
  [school, schoolEn],
  [lists, listsEn],
  [headings.power, headingsEn.power],
  [headings.responsibility, headingsEn.responsibility],
  [headings.service, headingsEn.service],
  [headings.negative, headingsEn.negative],
];

/** English for what the product itself writes into a school's data. The school's own text goes before it. */
export const builtInEnglish: ReadonlyMap<string, string> = new Map(
  pairs.flatMap(([zh, en]) => Object.entries(zh).map(([key, text]): [string, string] => [text, en[key] ?? text])),
);
