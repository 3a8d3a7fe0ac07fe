import type { FaqScene } from '@yizhan/contract/entities/faq.ts';
import { listUses } from '../../common/in-use-queries.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

type NewScene = Omit<FaqScene, 'id'>;

export const insertScene = async (db: Db, { parentId, name, icon, sort }: NewScene) =>
  (
    await db.one<{ id: string }>(sql`
      insert into faq_scene (tenant_id, parent_id, name, icon, sort)
      values (${tenant}, ${parentId}, ${name}, ${icon}, ${sort}) returning id`)
  ).id;

export const updateScene = async (db: Db, { id, parentId, name, icon, sort }: FaqScene) =>
  (
    await db.maybe<{ id: string }>(sql`
      update faq_scene set parent_id = ${parentId}, name = ${name}, icon = ${icon}, sort = ${sort}
      where tenant_id = ${tenant} and id = ${id} returning id`)
  )?.id;

/** Entries of a scene, drafts included, and scenes below it. */
export const usesOfScene = (db: Db, id: string) =>
  listUses(
    db,
    sql`
    select p.kind, p.id, p.name from publication p
    where p.tenant_id = ${tenant} and p.kind = 'faq' and (p.draft ->> 'sceneId' = ${id}
      or exists (select from faq f where f.tenant_id = ${tenant} and f.id = p.id and f.scene_id = ${id}))
    union all
    select 'faqScene', s.id, s.name from faq_scene s where s.tenant_id = ${tenant} and s.parent_id = ${id}`,
  );

export const deleteScene = (db: Db, id: string) =>
  db.run(sql`delete from faq_scene where tenant_id = ${tenant} and id = ${id}`);
