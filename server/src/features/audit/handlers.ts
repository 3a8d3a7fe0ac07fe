import type { audit } from '@yizhan/contract/calls/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';
import { fail } from '../../common/fail.ts';
import { recordViews } from '../../domain/users/views.ts';
import type { Handlers } from '../../handlers.ts';
import { countAudit, countSignIns, findAudit, listAudit, listSignIns } from './queries.ts';
import { changesBetween, showsPerson } from './rules.ts';

export const handlers: Handlers<typeof audit> = {
  async page(query, { db }) {
    const { current, size } = query;
    const isBeyond = current * size > auditLimits.mostRows + size;
    const [records, count] = await Promise.all([isBeyond ? [] : listAudit(db, query), countAudit(db, query)]);
    const isCut = count > auditLimits.mostRows;
    return { records, total: isCut ? auditLimits.mostRows : count, current, size, isCut };
  },

  async signIns(query, context) {
    const { db } = context;
    const { current, size } = query;
    const isBeyond = current * size > auditLimits.mostRows + size;
    const [rows, count] = await Promise.all([isBeyond ? [] : listSignIns(db, query), countSignIns(db, query)]);
    const userIds = rows.flatMap(({ userId }) => userId ?? []);
    await db.transaction((inside) => recordViews({ ...context, db: inside }, { userIds, why: 'signInLog' }));
    const records = rows.map(({ userId: _, ...row }) => row);
    const isCut = count > auditLimits.mostRows;
    return { records, total: isCut ? auditLimits.mostRows : count, current, size, isCut };
  },

  async get({ id }, context) {
    const { before, after, ...row } = (await findAudit(context.db, id)) ?? fail('not_found');
    if (showsPerson(row)) await recordViews(context, { userIds: [row.entityId], why: 'auditLog' });
    const changes = changesBetween(before, after);
    return {
      ...row,
      changes: changes.slice(0, auditLimits.mostChanges),
      isCut: changes.length > auditLimits.mostChanges,
    };
  },
};
