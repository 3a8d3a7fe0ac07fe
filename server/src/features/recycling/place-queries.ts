import type { Db } from '../../db/database.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';
import type { RecycledItem } from '../../domain/recycling/queries.ts';

/** Those of a kind that count towards what a school may have. */
const limited = {
  connector: sql`connector x where x.tenant_id = ${tenant}`,
  publicAccount: sql`public_account x where x.tenant_id = ${tenant} and not x.is_default`,
  noticeTemplate: sql`notice_template x where x.tenant_id = ${tenant}`,
  synonym: sql`synonym x where x.tenant_id = ${tenant}`,
  faqScene: sql`faq_scene x where x.tenant_id = ${tenant}`,
} as const;
export type LimitedKind = keyof typeof limited;

export const countOf = async (db: Db, kind: LimitedKind) =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from ${limited[kind]}`)).n;

/** Kinds that are part of something without a foreign key. Scenes stand on two floors. */
const orphans: { readonly [K in RecycledItem['kind']]?: (id: string) => Sql } = {
  faqScene: (id) => sql`
    select 1 from faq_scene x where x.tenant_id = ${tenant} and x.id = ${id} and x.parent_id is not null
      and not exists (select from faq_scene p
        where p.tenant_id = ${tenant} and p.id = x.parent_id and p.parent_id is null)`,
  publicAccount: (id) => sql`
    select 1 from public_account x where x.tenant_id = ${tenant} and x.id = ${id} and x.dept_id is not null
      and not exists (select from dept d where d.tenant_id = ${tenant} and d.id = x.dept_id)`,
};

/** Whether what it was part of is gone; asked once its rows are back. */
export async function isOrphan(db: Db, { kind, entityId }: RecycledItem): Promise<boolean> {
  const found = orphans[kind]?.(entityId);
  return found !== undefined && (await db.maybe(found)) !== undefined;
}
