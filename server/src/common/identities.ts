import { type Sql, sql } from '../db/sql.ts';

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** The condition that an identity (named `i` in the statement) is valid today; both of its days count. */
export const identityValid = (now: Date): Sql => sql`
  (i.valid_from is null or i.valid_from <= ${today(now)}) and (i.valid_to is null or i.valid_to >= ${today(now)})`;
