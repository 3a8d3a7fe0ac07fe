import type { ownDataNames } from '@yizhan/contract/texts/zh-CN/own-data.ts';
import { type Sql, sql, tenant } from '../../db/sql.ts';

/** A table with rows about a person. */
export type OwnTable = {
  table: Sql;
  /** The columns of `t` that hold the person's id. */
  by: readonly Sql[];
  /** Columns that stay out: secrets, and what only the server understands. */
  without?: readonly string[];
  /** More of each row, as jsonb: names beside ids. */
  added?: Sql;
};

const serviceName = sql`jsonb_build_object('service_name',
  (select s.name from service s where s.tenant_id = t.tenant_id and s.id = t.service_id))`;

/**
 * What the file of one's own data has in it. A new table with somebody's id gets its line here, or a reason in
 * left-out.ts: a test walks the schema. Texts are the file's names: contract/texts/own-data.ts.
 */
export const ownTables = {
  profile: { table: sql`app_user`, by: [sql`t.id`], without: ['password_hash', 'password_strength', 'sounds'] },
  identities: {
    table: sql`user_identity`,
    by: [sql`t.user_id`],
    added: sql`jsonb_build_object('dept_name', (select d.name from dept d where d.tenant_id = t.tenant_id and d.id = t.dept_id))`,
  },
  roles: {
    table: sql`(select r.*, i.user_id, (select o.name from role o where o.tenant_id = ${tenant} and o.id = r.role_id) as name
      from identity_role r join user_identity i on i.tenant_id = r.tenant_id and i.id = r.identity_id
      where r.tenant_id = ${tenant})`,
    by: [sql`t.user_id`],
  },
  bindings: { table: sql`user_binding`, by: [sql`t.user_id`] },
  secondFactor: { table: sql`second_factor`, by: [sql`t.user_id`], without: ['secret', 'last_step'] },
  sessions: { table: sql`session`, by: [sql`t.user_id`], without: ['ticket_hash', 'outer_key'] },
  signIns: { table: sql`sign_in_log`, by: [sql`t.user_id`] },
  devices: { table: sql`known_device`, by: [sql`t.user_id`], without: ['hash'] },
  todos: { table: sql`todo`, by: [sql`t.assignee_id`] },
  figures: { table: sql`matter`, by: [sql`t.user_id`] },
  favourites: { table: sql`favourite`, by: [sql`t.user_id`], added: serviceName },
  favouriteFolders: { table: sql`favourite_folder`, by: [sql`t.user_id`] },
  visits: { table: sql`visit_log`, by: [sql`t.user_id`], added: serviceName },
  ratings: { table: sql`rating`, by: [sql`t.user_id`], added: serviceName },
  applications: { table: sql`case_file`, by: [sql`t.applicant_id`], without: ['verify_code'] },
  handledCases: { table: sql`case_handler`, by: [sql`t.person_id`, sql`t.acting_for`] },
  caseActions: { table: sql`case_log`, by: [sql`t.actor_id`, sql`t.acting_for`], without: ['event'] },
  // Of what others did, only that it named this person.
  caseMentions: {
    table: sql`(select l.tenant_id, l.case_id, l.seq, l.at, l.action, l.step, p #>> '{}' as person_id
      from case_log l, jsonb_path_query(l.people, '$[*]') p where l.tenant_id = ${tenant})`,
    by: [sql`t.person_id`],
  },
  chosenSteps: {
    table: sql`(select c.tenant_id, c.id, c.no, c.process_id, c.submitted_at, b.key as block_id, p #>> '{}' as person_id
      from case_file c, jsonb_each(c.chosen) b, jsonb_path_query(b.value, '$[*]') p where c.tenant_id = ${tenant})`,
    by: [sql`t.person_id`],
  },
  phrases: { table: sql`phrase`, by: [sql`t.user_id`] },
  feedback: { table: sql`feedback`, by: [sql`t.user_id`] },
  feedbackEntries: { table: sql`feedback_log`, by: [sql`t.user_id`] },
  supervisionOrders: { table: sql`supervision_order`, by: [sql`t.created_by`] },
  supervisionEntries: { table: sql`supervision_order_log`, by: [sql`t.user_id`] },
  lampExplanations: { table: sql`lamp_explanation`, by: [sql`t.user_id`] },
  questions: { table: sql`question`, by: [sql`t.user_id`] },
  permissionRequests: { table: sql`permission_request`, by: [sql`t.user_id`] },
  consents: {
    table: sql`consent`,
    by: [sql`t.user_id`],
    added: sql`jsonb_build_object('title', (select v.content ->> 'title' from revision v where v.tenant_id = t.tenant_id
      and v.publication_id = t.publication_id and v.number = t.number))`,
  },
  searches: { table: sql`search_log`, by: [sql`t.user_id`] },
  requests: { table: sql`search_request`, by: [sql`t.user_id`] },
  guideCorrections: { table: sql`correction`, by: [sql`t.user_id`], without: ['answered_by'] },
  dutyCorrections: { table: sql`duty_correction`, by: [sql`t.user_id`], without: ['answered_by'] },
  notices: {
    table: sql`notice_receiver`,
    by: [sql`t.user_id`],
    added: sql`jsonb_build_object('title', (select n.title from notice n where n.tenant_id = t.tenant_id and n.id = t.notice_id))`,
  },
  deliveries: { table: sql`notice_delivery`, by: [sql`t.user_id`] },
  noticePreferences: { table: sql`notice_preference`, by: [sql`t.user_id`] },
  mutedAccounts: { table: sql`account_mute`, by: [sql`t.user_id`] },
  accountStaff: { table: sql`public_account_staff`, by: [sql`t.user_id`] },
  conversations: {
    table: sql`conversation_member`,
    by: [sql`t.user_id`],
    added: sql`jsonb_build_object('name', (select c.name from conversation c where c.tenant_id = t.tenant_id and c.id = t.conversation_id))`,
  },
  // By the conversations one belongs to: what one wrote stands in an index of each.
  messages: {
    table: sql`(select m.*, c.user_id from conversation_member c
      join message m on m.tenant_id = c.tenant_id and m.conversation_id = c.conversation_id and m.from_id = c.user_id
      where c.tenant_id = ${tenant})`,
    by: [sql`t.user_id`],
    without: ['user_id', 'counted'],
  },
  refusedTexts: { table: sql`sensitive_hit`, by: [sql`t.user_id`], without: ['word'] },
  absences: {
    ...{ table: sql`absence`, by: [sql`t.user_id`, sql`t.second_id`], without: ['process_ids'] },
    added: sql`jsonb_build_object('processes', array(
      select p.published_name from publication p where p.tenant_id = t.tenant_id and p.id = any(t.process_ids)))`,
  },
  agendaLink: { table: sql`agenda_link`, by: [sql`t.user_id`], without: ['hash'] },
  layouts: { table: sql`user_layout`, by: [sql`t.user_id`] },
  themes: { table: sql`user_theme`, by: [sql`t.user_id`] },
  files: { table: sql`file_object`, by: [sql`t.owner_id`], without: ['sha256'] },
  jobs: { table: sql`job`, by: [sql`t.owner_id`], without: ['payload', 'result', 'queue_id', 'once'] },
  bulkJobs: { table: sql`bulk_job`, by: [sql`t.owner_id`], without: ['params', 'key'] },
  bulkUploads: { table: sql`bulk_upload`, by: [sql`t.owner_id`] },
  bulkChoices: { table: sql`bulk_choice`, by: [sql`t.owner_id`] },
  actions: { table: sql`audit_log`, by: [sql`t.actor_id`], without: ['before', 'after'] },
  // Who looked at the person's record or changed it (PC-5); the address of whoever did is theirs.
  records: {
    table: sql`(select * from audit_log where tenant_id = ${tenant} and entity = 'user')`,
    by: [sql`t.entity_id`],
    without: ['actor_id', 'ip', 'trace'],
  },
  // Of the lists of people: all of them, or those who were ticked or found.
  exports: {
    table: sql`(select a.tenant_id, a.id, a.at, a.actor_name, a.action, u.id as person_id
      from audit_log a join app_user u on u.tenant_id = a.tenant_id and case when jsonb_typeof(a.after -> 'ids') = 'array'
        then a.after -> 'ids' ? u.id::text else coalesce(a.after -> 'conditions', 'null') in ('null', '{}') end
      where a.tenant_id = ${tenant} and a.entity = 'bulkJob' and a.action = 'export'
        and a.after ->> 'list' in ('users', 'identities') and a.after ->> 'state' = 'finished' and a.actor_id is distinct from u.id)`,
    by: [sql`t.person_id`],
  },
  recycled: {
    table: sql`(select b.tenant_id, b.id, b.name, b.removed_at, p ->> 'table' as "table", r - 'tenant_id' as row, r ->> 'user_id' as user_id
      from recycled b, jsonb_path_query(b.parts, '$[*]') p, jsonb_path_query(p, '$.rows[*]') r where b.tenant_id = ${tenant})`,
    by: [sql`t.user_id`],
  },
} as const satisfies Record<keyof typeof ownDataNames, OwnTable>;
