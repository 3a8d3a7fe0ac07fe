import type { Recyclable } from '@yizhan/contract/recycling.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** The rows (`t`) of one table that belong to a thing. */
type Part = { name: string; table: Sql; where: (id: string) => Sql };

const own = (name: string, table: Sql): Part => ({ name, table, where: (id) => sql`t.id = ${id}` });
const part = (name: string, table: Sql, column: Sql): Part => ({
  name,
  table,
  where: (id) => sql`${column} = ${id}`,
});

const publication: readonly Part[] = [
  own('publication', sql`publication`),
  part('revision', sql`revision`, sql`t.publication_id`),
];

const ratings = (id: string) =>
  sql`t.rating_id in (select r.id from rating r where r.tenant_id = ${tenant} and r.service_id = ${id})`;

/**
 * The tables of each kind, in the order in which their rows are inserted again. Files follow by themselves. What is not
 * here is gone with the thing: visits of a service, a search entry (written again), who had chosen a theme.
 */
export const partsOf: Readonly<Record<Recyclable, readonly Part[]>> = {
  service: [
    own('service', sql`service`),
    part('favourite', sql`favourite`, sql`t.service_id`),
    part('service_day', sql`service_day`, sql`t.service_id`),
    part('rating', sql`rating`, sql`t.service_id`),
    { name: 'rectification', table: sql`rectification`, where: ratings },
  ],
  serviceScene: [own('service_scene', sql`service_scene`)],
  serviceType: [own('service_type', sql`service_type`)],
  guide: [...publication, own('guide', sql`guide`), part('correction', sql`correction`, sql`t.guide_id`)],
  dutyItem: [
    ...publication,
    own('duty_item', sql`duty_item`),
    part('duty_correction', sql`duty_correction`, sql`t.item_id`),
  ],
  process: [...publication, own('process', sql`process`), part('case_number', sql`case_number`, sql`t.process_id`)],
  faq: [...publication, own('faq', sql`faq`), part('faq_test', sql`faq_test`, sql`t.faq_id`)],
  card: publication,
  cardCategory: [own('card_category', sql`card_category`)],
  layout: publication,
  theme: publication,
  footer: publication,
  banner: publication,
  alert: publication,
  commonTool: [own('common_tool', sql`common_tool`)],
  navItem: [...publication, part('nav_item', sql`nav_item`, sql`t.publication_id`)],
  newsColumn: [own('news_column', sql`news_column`)],
  news: [own('news', sql`news`)],
  announcement: [...publication, part('announcement', sql`announcement`, sql`t.publication_id`)],
  agreement: publication,
  role: [own('role', sql`role`), part('role_menu', sql`role_menu`, sql`t.role_id`)],
  department: [own('dept', sql`dept`)],
  dictionary: [own('dict', sql`dict`), part('dict_item', sql`dict_item`, sql`t.dict_id`)],
  calendarEvent: [own('calendar_event', sql`calendar_event`)],
  faqScene: [own('faq_scene', sql`faq_scene`)],
  synonym: [own('synonym', sql`synonym`)],
  connector: [own('connector', sql`connector`)],
  publicAccount: [
    own('public_account', sql`public_account`),
    part('public_account_staff', sql`public_account_staff`, sql`t.account_id`),
    part('account_mute', sql`account_mute`, sql`t.account_id`),
  ],
  noticeTemplate: [own('notice_template', sql`notice_template`)],
};

const avatarOf = (id: string) => sql`(
  select a.avatar from public_account a where a.tenant_id = ${tenant} and a.id = ${id})`;

/** The files attached to it: the nightly cleanup keeps their bytes as long as they are in the bin. */
export const filesOf = (kind: Recyclable): Part => ({
  name: 'file_object',
  table: sql`file_object`,
  where: (id) =>
    kind === 'publicAccount'
      ? sql`'/files/' || t.id = ${avatarOf(id)}`
      : sql`t.attached_to = ${kind} and t.attached_id = ${id}::text`,
});
