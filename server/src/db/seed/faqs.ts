import type { FaqContent } from '@yizhan/contract/entities/faq.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { askedQuestions, expiredAnswer, faqScenes, identityAnswers, pinnedQuestions, unanswered } from './demo/faqs.ts';
import { writePublications } from './published.ts';

const DAY_MS = 86_400_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);
const toDay = (at: Date) => at.toISOString().slice(0, 10);
const paragraphs = (text: string) => `<p>${text}</p>`;
/** Departments look through their answers at different times of the year. */
const publishedDaysAgo = (at: number) => 2 + ((at * 37) % 200);

/** The robot's entries, what was asked of late, and what nobody answers yet; run after the services. */
export async function seedFaqs(db: Db, now: Date): Promise<void> {
  const scenes = await writeScenes(db);
  const { depts, services } = await readCodes(db);
  const contents = faqScenes.flatMap(({ name, lines }) =>
    lines.flatMap(([dept, question, answer, more]): FaqContent[] => {
      const deptId = depts.get(dept);
      const serviceId = more?.service === undefined ? undefined : services.get(more.service);
      if (deptId === undefined) return [];
      return [
        {
          ...{ question, similar: [...(more?.similar ?? [])], keywords: '', deptId },
          answers: [
            { identities: [], html: paragraphs(answer) },
            ...(identityAnswers[question] ?? []).map(([identities, html]) => ({
              identities: [...identities],
              html: paragraphs(html),
            })),
          ],
          ...{
            sceneId: scenes.get(name) ?? null,
            serviceIds: serviceId === undefined ? [] : [serviceId],
            guideIds: [],
            attachments: [],
          },
          ...{ anonymous: true, pinned: pinnedQuestions.includes(question), validFrom: null },
          validUntil: question === expiredAnswer ? toDay(daysBefore(now, 9)) : null,
        },
      ];
    }),
  );
  const named = contents.map((content) => ({ name: content.question, content }));
  const ids = await writePublications(db, now, 'faq', named, 'published');
  await writeRows(db, now, contents, ids);
  await writeQuestions(db, now, ids);
}

async function writeScenes(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.many<{ id: string; name: string }>(sql`
    insert into faq_scene (tenant_id, name, icon, sort)
    select ${tenant}, s.name, s.icon, s.at
    from unnest(${faqScenes.map(({ name }) => name)}::text[], ${faqScenes.map(({ icon }) => icon)}::text[])
      with ordinality as s(name, icon, at)
    returning id, name`);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function readCodes(db: Db) {
  const rows = await db.many<{ kind: string; code: string; id: string }>(sql`
    select 'dept' as kind, code, id from dept where tenant_id = ${tenant}
    union all select 'service', code, id from service where tenant_id = ${tenant}`);
  const of = (kind: string) => new Map(rows.filter((row) => row.kind === kind).map(({ code, id }) => [code, id]));
  return { depts: of('dept'), services: of('service') };
}

/** The entries' rows and their index, as publishing writes them. */
async function writeRows(db: Db, now: Date, contents: readonly FaqContent[], ids: ReadonlyMap<string, string>) {
  const rows = contents.flatMap((content, at) => {
    const id = ids.get(content.question);
    return id === undefined ? [] : [{ id, content, at: daysBefore(now, publishedDaysAgo(at)) }];
  });
  await db.run(sql`
    with given as (
      select g.id, g.published_at, r.content, g.at
      from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ at }) => at)}::timestamptz[])
        with ordinality as g(id, published_at, at)
      join revision r on r.tenant_id = ${tenant} and r.publication_id = g.id and r.number = 1
    ), dated as (
      update revision r set made_at = g.published_at, published_at = g.published_at from given g
      where r.tenant_id = ${tenant} and r.publication_id = g.id
    ), entries as (
      insert into faq_entry (tenant_id, faq_id, number, phrases, body, identities, anonymous, scene_id, valid_until)
      select ${tenant}, g.id, g.at,
        array[g.content ->> 'question'] || array(select jsonb_array_elements_text(g.content -> 'similar')),
        regexp_replace((select string_agg(a ->> 'html', ' ') from jsonb_array_elements(g.content -> 'answers') a), '<[^>]*>', ' ', 'g'),
        array(select 0 union select t::int from jsonb_array_elements(g.content -> 'answers') a,
          jsonb_array_elements_text(a -> 'identities') t),
        true, (g.content ->> 'sceneId')::bigint, (g.content ->> 'validUntil')::date
      from given g
    )
    insert into faq (id, tenant_id, dept_id, scene_id, valid_until, pinned, published_at)
    select g.id, ${tenant}, (g.content ->> 'deptId')::bigint, (g.content ->> 'sceneId')::bigint,
      (g.content ->> 'validUntil')::date, (g.content ->> 'pinned')::boolean, g.published_at
    from given g`);
}

async function writeQuestions(db: Db, now: Date, ids: ReadonlyMap<string, string>): Promise<void> {
  const people = await db.many<{ id: string }>(
    sql`select id from app_user where tenant_id = ${tenant} order by id limit 60`,
  );
  const asked = askedQuestions.flatMap(([text, entry, times]) =>
    Array.from({ length: times }, (_, at) => ({
      ...{ text, faqId: ids.get(entry) ?? null, solved: at % 5 === 4 ? false : at % 2 === 0 ? true : null },
      ...{ userId: people[(at * 7 + text.length) % people.length]?.id ?? null, at: daysBefore(now, (at % 13) + 0.3) },
    })),
  );
  await db.run(sql`
    with asked as (
      insert into question (tenant_id, user_id, role_type, text, type, faq_id, score, solved, at)
      select ${tenant}, q.user_id, 1, q.text, 'EXACT', q.faq_id, 0.9, q.solved, q.at
      from unnest(${asked.map((q) => q.userId)}::bigint[], ${asked.map((q) => q.text)}::text[],
        ${asked.map((q) => q.faqId)}::bigint[], ${asked.map((q) => q.solved)}::boolean[],
        ${asked.map((q) => q.at)}::timestamptz[]) as q(user_id, text, faq_id, solved, at)
      returning faq_id, solved
    ), counted as (
      select faq_id, count(*)::int as hits, count(*) filter (where solved)::int as solved,
        count(*) filter (where not solved)::int as unsolved
      from asked where faq_id is not null group by faq_id
    )
    update faq f set hits = c.hits, solved = c.solved, unsolved = c.unsolved from counted c
    where f.tenant_id = ${tenant} and f.id = c.faq_id`);
  for (const [days, [question, ...phrases]] of unanswered.entries()) {
    const at = daysBefore(now, days + 0.5);
    await db.run(sql`
      with gap as (
        insert into faq_gap (tenant_id, question, times, first_at, last_at)
        values (${tenant}, ${question}, ${phrases.length + 1}, ${daysBefore(now, days + 6)}, ${at}) returning id
      )
      insert into question (tenant_id, user_id, role_type, text, type, gap_id, at)
      select ${tenant}, ${people[days * 3]?.id ?? null}::bigint, 1, t.text, 'NONE', gap.id, ${at}
      from gap, unnest(${[question, ...phrases]}::text[]) as t(text)`);
  }
  const fixed = askedQuestions.flatMap(([question, entry]) => {
    const id = ids.get(entry);
    return id === undefined ? [] : [{ question, id }];
  });
  await db.run(sql`
    insert into faq_test (tenant_id, question, faq_id, created_at)
    select ${tenant}, t.question, t.faq_id, ${now}
    from unnest(${fixed.map(({ question }) => question)}::text[], ${fixed.map(({ id }) => id)}::bigint[])
      as t(question, faq_id)`);
}
