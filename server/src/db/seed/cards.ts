import type { CardContent } from '@yizhan/contract/entities/card.ts';
import * as cardLimits from '@yizhan/contract/limits/cards.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { seedConnectors } from './connectors.ts';
import { cards, categories, frameDraft, layoutOf, layouts } from './demo/cards.ts';
import { writePublications } from './published.ts';

const named = (content: CardContent) => ({ name: content.cardName, content });

/** The cards and page layouts of the demo campus; run after everything they refer to. */
export async function seedCards(db: Db, now: Date): Promise<void> {
  const services = await db.many<{ id: string; code: string }>(
    sql`select id, code from service where tenant_id = ${tenant}`,
  );
  const newsColumns = await db.many<{ id: string; name: string }>(sql`
    select id, name from news_column where tenant_id = ${tenant} order by sort, id limit ${cardLimits.maxColumns}`);
  const connectors = await seedConnectors(db, now);
  const ground = { services: new Map(services.map(({ id, code }) => [code, id])), newsColumns, connectors };
  const ids = await writePublications(db, now, 'card', cards(ground).map(named), 'published');
  await writePublications(db, now, 'card', [named(frameDraft)], 'draft');
  await writeCategories(db);
  const pages = layouts.map((layout) => ({ name: layout.layoutName, content: layoutOf(layout, ids) }));
  await writePublications(db, now, 'layout', pages, 'published');
}

/** The categories of the card library. */
const writeCategories = (db: Db) =>
  db.run(sql`
    with made as (
      insert into card_category (tenant_id, type_name, sort)
      select ${tenant}, name, sort
      from unnest(${categories.map(({ name }) => name)}::text[]) with ordinality as c(name, sort)
      returning id, type_name
    )
    update publication p set category_id = made.id
    from made, unnest(${categories.flatMap(({ name, kinds }) => kinds.map(() => name))}::text[],
      ${categories.flatMap(({ kinds }) => kinds)}::text[]) as k(name, kind)
    where p.tenant_id = ${tenant} and p.kind = 'card' and made.type_name = k.name
      and coalesce(p.draft, (select content from revision r where r.tenant_id = p.tenant_id and r.publication_id = p.id)) ->> 'kind' = k.kind`);
