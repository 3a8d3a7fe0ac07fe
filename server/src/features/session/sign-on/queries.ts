import type { Db } from '../../../db/database.ts';
import { type Sql, sql, tenant } from '../../../db/sql.ts';
import type { OuterAccount } from '../../../domain/sign-in/step-queries.ts';
import type { SessionMatch } from './outer-keys.ts';

const isMatchingKey = (key: Sql, sessions: SessionMatch) =>
  'key' in sessions
    ? sql`${key} = ${sessions.key}`
    : sql`(starts_with(${key}, ${sessions.prefix})
        and split_part(${key}, ' ', ${sessions.place}::int) = ${sessions.word})`;

/**
 * Ends the sessions a central login refers to, and pending sign-ons. Two statements, in this order: the first waits for
 * a code that is being exchanged, and only a second statement sees the session it opened.
 */
export const endOuter = (db: Db, sessions: SessionMatch, now: Date): Promise<string[]> =>
  db.transaction(async (tx) => {
    await tx.run(sql`
      delete from sign_in_step
      where tenant_id = ${tenant} and kind = 'signOn' and ${isMatchingKey(sql`(data->>'outerKey')`, sessions)}`);
    const ended = await tx.many<{ id: string }>(sql`
      update session set ended_at = ${now}
      where tenant_id = ${tenant} and ended_at is null and ${isMatchingKey(sql`outer_key`, sessions)} returning id`);
    return ended.map(({ id }) => id);
  });

export const findBound = (db: Db, { way, outerId }: OuterAccount) =>
  db.maybe<{ userId: string }>(sql`
    select user_id as "userId" from user_binding
    where tenant_id = ${tenant} and kind = ${way} and outer_id = ${outerId}`);

export const insertBinding = (db: Db, userId: string, { way, outerId }: OuterAccount, now: Date) =>
  db.one<{ id: string }>(sql`
    insert into user_binding (tenant_id, user_id, kind, outer_id, created_at)
    values (${tenant}, ${userId}, ${way}, ${outerId}, ${now}) returning id`);
