import { type Sql, sql } from './sql.ts';

/** A timestamp in wire format: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const toWireTimeSql = (at: Sql) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
