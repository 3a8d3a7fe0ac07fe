import { accountThreadsTopic } from '@yizhan/contract/notice-kinds.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { noticeTexts as texts } from '@yizhan/contract/texts/zh-CN/notice-texts.ts';
import type { Database } from '../../db/database.ts';
import type { Bus } from '../../outside/bus.ts';
import type { Person } from '../../person.ts';
import { listStandIns } from '../absences/queries.ts';
import type { CardHints } from '../cards/card-hints.ts';
import { assignTodo } from '../todos/write-queries.ts';
import { listStaff, setAskedAt } from './reply-queries.ts';

type Needs = { database: Database; bus: Bus; cardHints: CardHints; clock: () => Date };
type Asker = Pick<Person, 'name' | 'tenantId'>;
type Question = { jid: string; accountId: string | null; name: string; text: string };

export const replyTodoId = (jid: string) => `reply-${jid}`;

/** What readers write to a public account reaches its staff: a to-do each, and their open inboxes ask again, those of whoever stands in as well. */
export class AccountReplies {
  constructor(private readonly needs: Needs) {}

  async asked({ name: reader, tenantId }: Asker, { jid, accountId, name }: Question): Promise<void> {
    if (accountId === null) return;
    const { database, bus, cardHints, clock } = this.needs;
    const db = database.of(tenantId);
    const now = clock();
    const staff = await db.transaction(async (db) => {
      await setAskedAt(db, jid, now);
      const staff = await listStaff(db, accountId);
      const todo = {
        ...({ sourceApp: 'publicAccount', sourceId: replyTodoId(jid), category: 'TODO' } as const),
        ...{ itemCode: 'publicAccount.reply', itemName: texts.replyItem, initiator: reader },
        title: fill(texts.replyTodo, { account: name, reader }),
        url: `#${sectionPath('notices')}?tab=replies&thread=${jid}`,
        now,
      };
      await assignTodo(db, todo, staff);
      return [...staff, ...(await listStandIns(db, staff, now))];
    });
    cardHints.publishTo(tenantId, 'todos', staff);
    bus.publish('hint', { tenantId, topic: accountThreadsTopic, userIds: staff });
  }
}
