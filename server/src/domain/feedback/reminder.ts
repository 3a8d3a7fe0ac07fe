import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { feedbackTodos as texts } from '@yizhan/contract/texts/zh-CN/feedback-todos.ts';
import { dayOf } from '../../common/working-days.ts';
import type { Db } from '../../db/database.ts';
import { insertSystemNotice } from '../notices/system-notice-queries.ts';

type Late = { id: string; name: string; deptId: string | null; dueAt: Date; now: Date };

/** The promise is over: those who answer get a notice, which names nobody who asked. */
export async function remindOfLate(db: Db, { id, name, deptId, dueAt, now }: Late, to: readonly string[]) {
  const [by] = to;
  if (by === undefined) return;
  await insertSystemNotice(db, {
    ...{ source: 'feedback', deptId, by, userIds: to, now },
    title: fill(texts.late, { title: name }),
    content: fill(texts.lateText, { day: dayOf(dueAt) }),
    url: `#${sectionPath('feedback')}?record=${id}`,
  });
}
