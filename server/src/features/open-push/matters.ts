import type { MatterItem, matterTones } from '@yizhan/contract/open/items.ts';
import { upsertMatters } from '../../domain/matters/queries.ts';
import { findPeople, splitItems } from './accounts.ts';
import type { PushHandlers } from './handler.ts';

/** The colours of good, warn, bad and information, which stay the same under every brand. */
const colours: Record<(typeof matterTones)[number], string> = {
  good: '#12a150',
  warn: '#f5a524',
  bad: '#e5484d',
  info: '#008cff',
};

export const matterHandlers: Pick<PushHandlers, 'upsertMatters'> = {
  async upsertMatters(items, { client, cardHints, tenant, now }) {
    return async (db, afterCommit) => {
      const people = await findPeople(
        db,
        client,
        items.map(({ account }) => account),
      );
      const { taken, failures } = splitItems(items, ({ account }) => people.faultOf([account]));
      const rows = taken.flatMap((item) => {
        const userId = people.idOf(item.account);
        return userId === undefined ? [] : [toRow(item, userId, now)];
      });
      const userIds = await upsertMatters(db, client.appId, rows);
      afterCommit(() => cardHints.publishTo(tenant.id, 'matters', userIds));
      return failures;
    };
  },
};

const toRow = ({ sourceId, title, status, lines, url, updatedAt }: MatterItem, userId: string, now: Date) => ({
  ...{ userId, code: sourceId, title, lines, url },
  ...{ typeName: status.text, colorVal: status.text === '' ? '' : colours[status.tone], updatedAt: updatedAt ?? now },
});
