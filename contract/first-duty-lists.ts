import { type DutyListTemplate, dutyListTemplates, firstDutyLists } from './duty-columns.ts';
import type { DutyList, DutyListsContent } from './entities/duty-list.ts';
import { dutyListNames as names } from './texts/zh-CN/duty-list-names.ts';

/** A list as it comes: the columns of its template under the headings that suit it. */
export function dutyListFrom(code: DutyListTemplate, sort: number): DutyList {
  const headings: Readonly<Record<string, string>> = names.headings[code];
  const columns = dutyListTemplates[code].columns.map((key) => ({ key, label: headings[key] ?? '' }));
  return { code, name: names[code], icon: dutyListTemplates[code].icon, enabled: true, columns, sort };
}

/** What a school has before it configures its lists. */
export const firstDutyListsContent = (): DutyListsContent => ({
  title: names.title,
  intro: names.intro,
  lists: firstDutyLists.map(dutyListFrom),
  showDeptTree: true,
  anonymousVisible: false,
});
