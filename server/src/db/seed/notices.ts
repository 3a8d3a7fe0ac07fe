import type { Db } from '../database.ts';
import { json, sql, tenant } from '../sql.ts';
import { demoAccounts } from './demo/accounts.ts';
import { demoNotices } from './demo/notices.ts';
import { demoPublicAccounts, demoTemplates } from './demo/public-accounts.ts';

const SENDER = 'mp_admin';

/** Notices of the demo campus, each with a row for everyone who received it; run after its people and departments. */
export async function seedNotices(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    insert into public_account (tenant_id, dept_id, name, created_at)
    select ${tenant}, d.id, d.name, ${now}::timestamptz from dept d where d.tenant_id = ${tenant}
    union all select ${tenant}, null, '', ${now}::timestamptz`);
  const rows = demoNotices(now);
  const receivers = ({ types }: { types: readonly number[] }) =>
    json({ all: false, userIds: [], deptIds: [], roleIds: [], identityTypes: types, groupIds: [] });
  await db.run(sql`
    with sender as (select id from app_user where tenant_id = ${tenant} and account = ${SENDER}), given as (
      select * from unnest(${rows.map((r) => r.department)}::text[], ${rows.map((r) => r.title)}::text[],
        ${rows.map((r) => r.content)}::text[], ${rows.map((r) => r.excerpt)}::text[], ${rows.map((r) => r.level)}::text[],
        ${rows.map((r) => r.needConfirm)}::bool[], ${rows.map((r) => r.isPublic)}::bool[],
        ${rows.map(receivers)}::text[], ${rows.map((r) => r.state)}::text[], ${rows.map((r) => r.sentAt)}::timestamptz[],
        ${rows.map((r) => r.readers)}::int[], ${rows.map((r) => r.readByNamed)}::bool[])
        as g(dept, title, content, excerpt, level, confirm, public, receivers, state, sent, readers, named)
    ), added as (
      insert into notice (tenant_id, account_id, title, content, excerpt, level, need_confirm, is_public, receivers,
        state, sent_at, recalled_at, created_by, created_at, updated_by, updated_at)
      select ${tenant}, a.id, g.title, g.content, g.excerpt, g.level, g.confirm, g.public, g.receivers::jsonb, g.state,
        g.sent, case when g.state = 'recalled' then g.sent + interval '1 hour' end, s.id, coalesce(g.sent, ${now}::timestamptz), s.id,
        coalesce(g.sent, ${now}::timestamptz)
      from given g join sender s on true
        join dept d on d.tenant_id = ${tenant} and d.code = g.dept
        join public_account a on a.tenant_id = ${tenant} and a.dept_id = d.id
      returning id, title, sent_at, need_confirm
    ), person as (
      select u.id, u.account = any(${demoAccounts}::text[]) as named,
        array_agg(i.type) as types, (array_agg(i.dept_id order by i.is_default desc, i.id))[1] as dept_id
      from app_user u join user_identity i on i.tenant_id = ${tenant} and i.user_id = u.id
      where u.tenant_id = ${tenant} group by u.id
    ), receipt as (
      select n.id as notice_id, p.id as user_id, p.dept_id, n.sent_at, n.need_confirm,
        case when p.named then g.named else p.id % 10 < g.readers end as is_read
      from added n join given g on g.title = n.title join person p
        on exists (select 1 from jsonb_array_elements_text(g.receivers::jsonb -> 'identityTypes') t
          where t::int = any(p.types))
      where n.sent_at is not null
    )
    insert into notice_receiver (tenant_id, notice_id, user_id, dept_id, state, sent_at, delivered_at, read_at,
      confirmed_at)
    select ${tenant}, notice_id, user_id, dept_id,
      case when not is_read then 'unread' when need_confirm then 'confirmed' else 'read' end, sent_at,
      case when is_read then sent_at + interval '1 minute' end, case when is_read then sent_at + interval '20 minutes' end,
      case when is_read and need_confirm then sent_at + interval '21 minutes' end
    from receipt`);
  await seedDeliveries(db, now);
  await seedAccounts(db, now);
}

/** The one that must be confirmed went out by mail as well: nearly all arrived, a few mailboxes are full. */
async function seedDeliveries(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    with mailed as (
      update notice n set channels = ${json(['mail'])} where n.tenant_id = ${tenant} and n.need_confirm
      returning n.id, n.sent_at
    )
    insert into notice_delivery (tenant_id, notice_id, user_id, channel, is_urgent, state, attempts, next_try, error, sent_at)
    select ${tenant}, n.id, r.user_id, 'mail', false, case when r.user_id % 97 = 0 then 'failed' else 'sent' end, 1,
      n.sent_at, case when r.user_id % 97 = 0 then '552 mailbox full' else '' end,
      case when r.user_id % 97 = 0 then null else n.sent_at + interval '1 minute' end
    from mailed n join notice_receiver r on r.tenant_id = ${tenant} and r.notice_id = n.id`);
  await db.run(sql`
    insert into notice_preference (tenant_id, user_id, muted, quiet_on, quiet_from, quiet_to, updated_at)
    select ${tenant}, u.id, array['account:NORMAL:sms', 'todo:NORMAL:sms', 'system:NORMAL:sms'], true, 1320, 420, ${now}::timestamptz
    from app_user u where u.tenant_id = ${tenant} and u.account = any(${demoAccounts}::text[])`);
}

/** Some accounts take messages and have staff of their own; one of the many people has muted one. */
async function seedAccounts(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    update public_account a set description = given.description, allow_reply = given.reply
    from unnest(${demoPublicAccounts.map((one) => one.department)}::text[],
      ${demoPublicAccounts.map((one) => one.description)}::text[],
      ${demoPublicAccounts.map((one) => one.allowReply)}::bool[]) given(code, description, reply)
      join dept d on d.tenant_id = ${tenant} and d.code = given.code
    where a.tenant_id = ${tenant} and a.dept_id = d.id`);
  await db.run(sql`
    insert into public_account_staff (tenant_id, account_id, user_id)
    select ${tenant}, a.id, u.id from public_account a join app_user u on u.tenant_id = ${tenant} and u.account = ${SENDER}
    where a.tenant_id = ${tenant} and a.allow_reply`);
  await db.run(sql`
    insert into account_mute (tenant_id, user_id, account_id)
    select ${tenant}, u.id, a.id from public_account a, (
      select id from app_user where tenant_id = ${tenant} and account <> all(${demoAccounts}::text[]) order by id desc limit 1) u
    where a.tenant_id = ${tenant} and a.allow_reply order by a.id limit 1`);
  await db.run(sql`
    insert into notice_template (tenant_id, name, title, content, level, need_confirm, updated_by, updated_at)
    select ${tenant}, t.name, t.title, t.content, t.level, t.confirm, u.id, ${now}::timestamptz
    from unnest(${demoTemplates.map((one) => one.name)}::text[], ${demoTemplates.map((one) => one.title)}::text[],
      ${demoTemplates.map((one) => one.content)}::text[], ${demoTemplates.map((one) => one.level)}::text[],
      ${demoTemplates.map((one) => one.needConfirm)}::bool[]) t(name, title, content, level, confirm)
      join app_user u on u.tenant_id = ${tenant} and u.account = ${SENDER}`);
}
