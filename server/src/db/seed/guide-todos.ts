import type { GuideContent } from '@yizhan/contract/entities/guide.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { guideTodos as texts } from '@yizhan/contract/texts/zh-CN/guide-todos.ts';
import type { Db } from '../database.ts';
import { sql, tenant } from '../sql.ts';
import { corrections, unpublished } from './demo/guides.ts';

const DAY_MS = 86_400_000;
/** Who maintains the guides of 教务处, and who publishes all guides. */
const keepers = ['dept_item_admin', 'teacher'];
const publishers = ['service_admin', 'tenant_admin', 'admin'];

/** A guide of the demo campus as written. */
export type SeededGuide = { id: string; code: string; content: GuideContent };

type Todo = {
  account: string;
  sourceId: string;
  kind: string;
  title: string;
  url: string;
  at: Date;
  initiator: string;
};

/** Reported errors, and the pending to-dos of the guides' maintainers. */
export async function seedGuideTodos(db: Db, now: Date, written: readonly SeededGuide[]): Promise<void> {
  const byCode = new Map(written.map((one) => [one.code, one]));
  const reported = await writeCorrections(db, now, byCode);
  const todos = [
    ...about(byCode.get(unpublished.due), { kind: 'review', to: keepers, at: new Date(now.getTime() - 3 * DAY_MS) }),
    ...about(byCode.get(unpublished.submitted), { kind: 'ask', to: publishers, at: new Date(now.getTime() - DAY_MS) }),
    ...reported.flatMap(({ id, guideId, who, at }) => {
      const guide = written.find((one) => one.id === guideId);
      const to = guide?.code.startsWith('JW') ? keepers : publishers;
      return about(guide, { kind: 'correction', to, at, from: id, initiator: who });
    }),
  ];
  await writeTodos(db, todos);
}

type TodoAbout = {
  kind: 'review' | 'ask' | 'correction';
  to: readonly string[];
  at: Date;
  /** The correction's id. */
  from?: string;
  initiator?: string;
};

const about = (guide: SeededGuide | undefined, { kind, to, at, from, initiator = '' }: TodoAbout): Todo[] =>
  guide
    ? to.map((account) => ({
        ...{ account, at, initiator },
        sourceId: `${kind}-${from ?? guide.id}`,
        kind: `guide.${kind}`,
        title: fill(texts[kind], { name: guide.content.guideName }),
        url: `#/home/managementGuideConfig?guide=${guide.id}${kind === 'correction' ? '&tab=corrections' : ''}`,
      }))
    : [];

function writeCorrections(db: Db, now: Date, byCode: ReadonlyMap<string, SeededGuide>) {
  const rows = corrections.flatMap((one) => {
    const guide = byCode.get(one.code);
    return guide ? [{ ...one, guideId: guide.id, at: new Date(now.getTime() - one.days * DAY_MS) }] : [];
  });
  return db.many<{ id: string; guideId: string; who: string; at: Date }>(sql`
    with made as (
      insert into correction (tenant_id, guide_id, block, text, contact, user_id, created_at)
      select ${tenant}, c.guide_id, c.block, c.text, c.contact, u.id, c.at
      from unnest(${rows.map((r) => r.guideId)}::bigint[], ${rows.map((r) => r.block)}::text[],
        ${rows.map((r) => r.text)}::text[], ${rows.map((r) => r.contact)}::text[],
        ${rows.map((r) => r.account)}::text[], ${rows.map((r) => r.at)}::timestamptz[])
        as c(guide_id, block, text, contact, account, at)
      join app_user u on u.tenant_id = ${tenant} and u.account = c.account
      returning id, guide_id, user_id, created_at
    )
    select m.id, m.guide_id as "guideId", u.real_name as who, m.created_at as at
    from made m join app_user u on u.tenant_id = ${tenant} and u.id = m.user_id`);
}

const writeTodos = (db: Db, rows: readonly Todo[]) =>
  db.run(sql`
    insert into todo (tenant_id, source_app, source_id, category, assignee_id, item_code, item_name, title, initiator,
      url, created_at)
    select ${tenant}, 'guide', t.source_id, 'TODO', u.id, t.kind, ${texts.item}, t.title, t.initiator, t.url, t.at
    from unnest(${rows.map((r) => r.account)}::text[], ${rows.map((r) => r.sourceId)}::text[],
      ${rows.map((r) => r.kind)}::text[], ${rows.map((r) => r.title)}::text[],
      ${rows.map((r) => r.initiator)}::text[], ${rows.map((r) => r.url)}::text[],
      ${rows.map((r) => r.at)}::timestamptz[]) as t(account, source_id, kind, title, initiator, url, at)
    join app_user u on u.tenant_id = ${tenant} and u.account = t.account`);
