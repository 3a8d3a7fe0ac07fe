import type { FaqTest } from '@yizhan/contract/entities/faq.ts';
import * as robotLimits from '@yizhan/contract/limits/robot.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const testFields = sql`t.id, t.question, t.faq_id as "faqId", coalesce(p.published_name, p.name, '') as "faqName"`;
export const testsJoined = sql`faq_test t left join publication p on p.tenant_id = t.tenant_id and p.id = t.faq_id`;

export const listTests = (db: Db) =>
  db.many<FaqTest>(sql`
    select ${testFields} from ${testsJoined} where t.tenant_id = ${tenant} order by t.id limit ${robotLimits.maxTests}`);
