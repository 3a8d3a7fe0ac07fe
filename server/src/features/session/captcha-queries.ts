import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const deleteExpiredCaptchas = (db: Db, now: Date) =>
  db.run(sql`delete from captcha where tenant_id = ${tenant} and until < ${now}`);

export const insertCaptcha = (db: Db, captcha: { key: string; answer: string; until: Date }) =>
  db.run(sql`
    insert into captcha (key, tenant_id, answer, until)
    values (${captcha.key}, ${tenant}, ${captcha.answer}, ${captcha.until})`);

/** A captcha can be tried once, whether right or wrong. */
export const consumeCaptcha = (db: Db, key: string) =>
  db.maybe<{ answer: string; until: Date }>(sql`
    delete from captcha where tenant_id = ${tenant} and key = ${key} returning answer, until`);
