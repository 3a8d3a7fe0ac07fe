import type { ApiCallQuery, ApiCallRow } from '@yizhan/contract/entities/api-client.ts';
import { type FailureCode, SUCCESS } from '@yizhan/contract/statuses.ts';
import type { Db } from '../../db/database.ts';
import { nothing, sql, tenant } from '../../db/sql.ts';
import { toWireTimeSql } from '../../db/wire-time-sql.ts';

const startOf = (day: string) => sql`${day}::timestamp at time zone 'Asia/Shanghai'`;

const results = {
  taken: sql`and l.status = ${SUCCESS} and l.failed_items = 0`,
  partly: sql`and l.status = ${SUCCESS} and l.failed_items > 0`,
  refused: sql`and l.status <> ${SUCCESS}`,
} as const;

type StoredCall = Omit<ApiCallRow, 'reason'> & { code: FailureCode | '' };

/** The newest first. */
export async function listCalls(db: Db, { clientId, result, from, to, current, size }: ApiCallQuery) {
  const where = sql`l.tenant_id = ${tenant} ${clientId ? sql`and l.client_id = ${clientId}` : nothing}
    ${result ? results[result] : nothing}
    ${from ? sql`and l.at >= ${startOf(from)}` : nothing} ${to ? sql`and l.at < ${startOf(to)} + interval '1 day'` : nothing}`;
  const records = await db.many<StoredCall>(sql`
    select l.id, coalesce(c.name, '') as "clientName", ${toWireTimeSql(sql`l.at`)} as at, l.method, l.path, l.ip,
      l.status, l.code, l.items, l.failed_items as "failedItems", l.more, l.ms, l.trace, l.request, l.answer
    from api_call l left join api_client c on c.tenant_id = ${tenant} and c.id = l.client_id
    where ${where} order by l.at desc, l.id desc limit ${size} offset ${(current - 1) * size}`);
  const { total } = await db.one<{ total: number }>(sql`select count(*)::int as total from api_call l where ${where}`);
  return { records, total, current, size };
}
