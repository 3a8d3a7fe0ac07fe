import type { PublishFailure } from '@yizhan/contract/entities/publishing.ts';
import type { Publishable } from '@yizhan/contract/publishable.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { publishingTodos as texts } from '@yizhan/contract/texts/zh-CN/publishing-todos.ts';
import type { Db } from '../../db/database.ts';
import { assignTodo } from '../todos/write-queries.ts';

const homePage = (tab: string) => (id: string) => `#${sectionPath('homePage')}?tab=${tab}&id=${id}`;

/** The page on which each kind is edited. */
const pages: Readonly<Record<Publishable, (id: string) => string>> = {
  card: (id) => `#${sectionPath('cards')}?id=${id}`,
  layout: homePage('layouts'),
  theme: homePage('themes'),
  banner: homePage('banners'),
  announcement: (id) => `#${sectionPath('announcements')}?record=${id}`,
  alert: homePage('alerts'),
  guide: (id) => `#${sectionPath('guides')}?guide=${id}`,
  dutyItem: (id) => `#${sectionPath('dutyItems')}?item=${id}`,
  dutyLists: () => `#${sectionPath('dutyLists')}`,
  landing: () => `#${sectionPath('landing')}`,
};

type About = { id: string; kind: Publishable; name: string; failed: PublishFailure; now: Date };

/** Tells the person who scheduled it that it was not published, and why. */
export function assignFailureTodo(db: Db, { id, kind, name, failed, now }: About, to: readonly string[]) {
  const words: Readonly<Record<string, string>> = failures;
  const reason = fill(words[failed.code] ?? failures.internal, failed.params);
  return assignTodo(
    db,
    {
      ...{ sourceApp: 'publishing', sourceId: `failed-${id}`, category: 'READ' },
      ...{ itemCode: 'publishing.failed', itemName: texts.item },
      title: fill(texts.failed, { name, n: failed.number, reason }),
      url: pages[kind](id),
      now,
    },
    to,
  );
}
