import { type Sql, sql } from './sql.ts';

/** A moment of the database as every time on the wire: `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
export const toWireTimeSql = (at: Sql) => sql`to_char(${at} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS')`;
