import type { FaqScene } from '@yizhan/contract/entities/faq.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

export const listScenes = (db: Db) =>
  db.many<FaqScene>(sql`
    select id, parent_id as "parentId", name, icon, sort from faq_scene where tenant_id = ${tenant} order by sort, id`);
