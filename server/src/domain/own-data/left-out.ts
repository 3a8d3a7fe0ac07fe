import type { ownDataNames, ownDataReasons } from '@yizhan/contract/texts/zh-CN/own-data.ts';

/** Columns with a person's id whose rows are not in the file of that person's data, and the reason. */
export const leftOut: Readonly<Record<string, keyof typeof ownDataReasons>> = {
  'recovery_code.user_id': 'secret',
  'one_time_link.user_id': 'secret',
  'entry_word.user_id': 'brief',
  'process.owner_id': 'work',
};

type Nested =
  /** Where a person's id stands in the value, and the part of the file that has such rows. */
  | { at: string; part: keyof typeof ownDataNames }
  /** It can name people, but is not in the file of their data. */
  | { reason: keyof typeof ownDataReasons }
  /** It holds nobody's id: what it holds instead. */
  | { holds: string };

/** Every column of jsonb and of lists. A new one gets its line here: a test walks the schema. */
export const nested = {
  'absence.process_ids': { holds: 'processes' },
  'announcement.audience': { holds: 'identity types' },
  'api_answer.answer': { reason: 'brief' },
  'api_client.addresses': { holds: 'network addresses' },
  'api_client.sandbox_accounts': { reason: 'work' },
  'api_client.scopes': { holds: 'scopes' },
  'audit_log.after': { at: '$.ids[*]', part: 'exports' },
  'audit_log.before': { reason: 'work' },
  'bulk_batch.ids': { reason: 'work' },
  'bulk_batch.rows': { holds: 'row numbers' },
  'bulk_choice.fields': { holds: 'names of columns' },
  'bulk_failure.cells': { reason: 'work' },
  'bulk_failure.errors': { holds: 'codes of refusals' },
  'bulk_job.failure': { holds: 'the code of a refusal' },
  'bulk_job.params': { reason: 'work' },
  'bulk_sheet.heads': { holds: 'titles of columns' },
  'bulk_upload.head': { reason: 'work' },
  'bulk_upload.sheets': { reason: 'work' },
  'calendar_event.identity_types': { holds: 'identity types' },
  'case_file.chosen': { at: '$.*[*]', part: 'chosenSteps' },
  'case_file.data': { reason: 'others' },
  'case_file.resume': { holds: 'blocks of a flow' },
  'case_log.changed': { holds: 'labels of fields' },
  'case_log.event': { reason: 'double' },
  'case_log.files': { holds: 'files' },
  'case_log.people': { at: '$[*]', part: 'caseMentions' },
  'common_tool.role_ids': { holds: 'roles' },
  'connector.headers': { holds: 'texts of the administrator' },
  'connector.mapping': { holds: 'names of fields' },
  'connector.params': { holds: 'texts of the administrator' },
  'faq_entry.identities': { holds: 'identity types' },
  'faq_entry.phrases': { holds: 'questions' },
  'feedback.images': { holds: 'files' },
  'feedback_log.files': { holds: 'files' },
  'job.payload': { reason: 'double' },
  'job.result': { holds: 'counts' },
  'matter.lines': { holds: 'texts of another system' },
  'message.mentions': { reason: 'others' },
  'nav_item.role_ids': { holds: 'roles' },
  'news.audience': { holds: 'identity types' },
  'news_column.audience': { holds: 'identity types' },
  'notice.channels': { holds: 'channels' },
  'notice.counts': { holds: 'counts' },
  'notice.file_ids': { holds: 'files' },
  'notice.reach': { holds: 'departments' },
  'notice.receivers': { reason: 'double' },
  'notice_preference.muted': { holds: 'types, levels and channels' },
  'outbox_event.payload': { reason: 'double' },
  'public_account.followers': { holds: 'roles, departments, identity types' },
  'publication.draft': { reason: 'work' },
  'publication.failed': { holds: 'the code of a refusal' },
  'publication.review': { reason: 'work' },
  'rating.labels': { holds: 'labels' },
  'recycled.parts': { at: '$[*].rows[*].user_id', part: 'recycled' },
  'revision.content': { reason: 'work' },
  'service.identity_types': { holds: 'identity types' },
  'service.open_hours': { holds: 'times' },
  'service.role_ids': { holds: 'roles' },
  'service.user_dept_ids': { holds: 'departments' },
  'session.view_as': { holds: 'an identity type and a department' },
  'sign_in_step.data': { reason: 'brief' },
  'synonym.words': { holds: 'words' },
  'tenant.settings': { holds: 'settings of the school' },
  'todo.fields': { holds: 'texts of another system' },
  'user_layout.arrangement': { holds: 'cards' },
  'webhook.kinds': { holds: 'kinds of events' },
} as const satisfies Record<string, Nested>;

/** Who maintained something: `updated_by`, `changed_by` … of the school's content. */
export const isWork = (column: string) => column.endsWith('_by');
