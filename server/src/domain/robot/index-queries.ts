import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import type { Db } from '../../db/database.ts';
import { sql, tenant } from '../../db/sql.ts';

/** A published entry as the index has it; without phrases it is gone. */
export type IndexedEntry = {
  faqId: string;
  number: string;
  phrases: readonly string[];
  keywords: string;
  body: string;
  identities: readonly number[];
  anonymous: boolean;
  sceneId: string | null;
  validFrom: string | null;
  validUntil: string | null;
};

/** Rows read at a time. */
export const BATCH = 2_000;

export const listNewer = (db: Db, after: string) =>
  db.many<IndexedEntry>(sql`
    select e.faq_id as "faqId", e.number::text as number, e.phrases, e.keywords, e.body, e.identities, e.anonymous,
      e.scene_id as "sceneId", e.valid_from::text as "validFrom", e.valid_until::text as "validUntil"
    from faq_entry e where e.tenant_id = ${tenant} and e.number > ${after}::bigint order by e.number limit ${BATCH}`);

/** The next number. Locked until the transaction ends, so that numbers appear in their order. */
async function nextNumber(db: Db): Promise<string> {
  await db.run(sql`select pg_advisory_xact_lock(hashtext('faq_entry ' || ${tenant}::text))`);
  const row = await db.one<{ number: string }>(
    sql`select (coalesce(max(number), 0) + 1)::text as number from faq_entry where tenant_id = ${tenant}`,
  );
  return row.number;
}

const EVERYBODY = 0;

export const toPlain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|lt|gt|quot|#39);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** As much of the answers as is searched. */
const BODY_LENGTH = 2_000;

/** What the index has of a content. */
export const toIndexed = (faqId: string, content: FaqContent): Omit<IndexedEntry, 'number'> => ({
  faqId,
  phrases: [...new Set([content.question, ...content.similar])],
  keywords: content.keywords,
  body: content.answers
    .map(({ html }) => toPlain(html))
    .join(' ')
    .slice(0, BODY_LENGTH),
  identities: [
    ...new Set(content.answers.flatMap(({ identities }) => (identities.length > 0 ? identities : [EVERYBODY]))),
  ],
  anonymous: content.anonymous,
  sceneId: content.sceneId,
  validFrom: content.validFrom,
  validUntil: content.validUntil,
});

/** Call it in the transaction that publishes. */
export async function indexFaq(db: Db, id: string, content: FaqContent): Promise<void> {
  const entry = toIndexed(id, content);
  const number = await nextNumber(db);
  await db.run(sql`
    insert into faq_entry (tenant_id, faq_id, number, phrases, keywords, body, identities, anonymous, scene_id,
      valid_from, valid_until)
    values (${tenant}, ${id}, ${number}::bigint, ${entry.phrases}::text[], ${entry.keywords}, ${entry.body},
      ${entry.identities}::int[], ${entry.anonymous}, ${entry.sceneId}, ${entry.validFrom}::date, ${entry.validUntil}::date)
    on conflict (tenant_id, faq_id) do update set number = excluded.number, phrases = excluded.phrases,
      keywords = excluded.keywords, body = excluded.body, identities = excluded.identities,
      anonymous = excluded.anonymous, scene_id = excluded.scene_id, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until`);
}

/** Call it in the transaction that withdraws or removes. */
export async function unindexFaq(db: Db, id: string): Promise<void> {
  const number = await nextNumber(db);
  await db.run(sql`
    update faq_entry set number = ${number}::bigint, phrases = '{}', keywords = '', body = ''
    where tenant_id = ${tenant} and faq_id = ${id}`);
}
