import type { failures } from './texts/zh-CN/failures.ts';

export const SUCCESS = 1000;
/** Separate from the table below, which the client does not load. */
export const CHANGED_MEANWHILE = 9009;
/** Refused by the rules of the school or the product. */
export const REFUSED = 1002;
/** The client's own status for an answer that is not from the server (CL-4). */
export const UNTRUSTED = 1002;

/** Statuses the client passes on unchanged; any other except 1000 becomes 8008 (ER-1). */
export const passThrough: readonly number[] = [200, 1002, 1004, 9009, 9999, 10000];
/** The online-service client passes this one on as well. */
export const passThroughOnline = 1005;

export const clientStatuses = { other: 8008, timeout: 8010, offline: 8199 } as const;

export type FailureCode = keyof typeof failures;

/** All failures: the status of the envelope, and the HTTP status where it is not 200. */
export const statuses = {
  unreadable: { status: 400, http: 400 },
  too_deep: { status: 400, http: 400 },
  unauthorized: { status: 401, http: 401 },
  no_menu_entry: { status: 403, http: 403 },
  foreign_origin: { status: 403, http: 403 },
  no_such_call: { status: 404, http: 404 },
  too_large: { status: 413, http: 413 },
  locked: { status: 423, http: 423 },
  too_many: { status: 429, http: 429 },
  busy: { status: 503, http: 503 },
  too_many_actions: { status: 429, http: 429 },
  not_ready: { status: 503, http: 503 },
  maintenance: { status: 503, http: 503 },
  internal: { status: 9999 },

  invalid_input: { status: 4000 },
  rich_text_complex: { status: 4000 },
  not_allowed: { status: 4030 },
  not_found: { status: 4040 },
  changed_meanwhile: { status: CHANGED_MEANWHILE },
  submitted_already: { status: 1005 },

  wrong_password: { status: 1002 },
  account_paused: { status: 1002 },
  sign_in_delayed: { status: 1002 },
  account_disabled: { status: 1002 },
  need_captcha: { status: 1004 },
  wrong_captcha: { status: 1004 },
  refresh_refused: { status: 401, http: 401 },
  link_gone: { status: 1002 },
  weak_password: { status: 1002 },
  same_password: { status: 1002 },
  no_such_identity: { status: 1002 },
  first_done: { status: 1002 },
  mail_off: { status: 1002 },
  mail_no_password: { status: 1002 },
  mail_failed: { status: 1002 },
  mail_unreachable: { status: 1002 },

  ticket_unknown: { status: 1002 },
  wrong_unlock: { status: 1002 },
  need_second_factor: { status: 1004 },
  wrong_second_factor: { status: 1002 },
  second_factor_on: { status: 1002 },
  second_factor_off: { status: 1002 },
  sign_on_off: { status: 1002 },
  sign_on_refused: { status: 1002 },
  sign_on_unreachable: { status: 1002 },
  sign_on_no_account: { status: 1002 },
  sign_on_gone: { status: 1002 },
  sign_on_again: { status: 1002 },
  binding_taken: { status: 1002 },
  seal_missing: { status: 1002 },
  seal_other_request: { status: 1002 },
  seal_broken: { status: 1002 },
  seal_late: { status: 1002 },

  name_taken: { status: 1002 },
  micro_app_origin: { status: 1002 },
  code_taken: { status: 1002 },
  account_taken: { status: 1002 },
  in_use: { status: 1002 },
  built_in: { status: 1002 },
  built_in_code: { status: 1002 },
  administrator_menus: { status: 1002 },
  last_administrator: { status: 1002 },
  own_account: { status: 1002 },
  parent_below_itself: { status: 1002 },
  sensitive_word: { status: 1002 },

  file_kind: { status: 1002 },
  file_empty: { status: 1002 },
  one_file_only: { status: 4000 },
  picture_broken: { status: 1002 },
  quota_reached: { status: 4130 },

  address_refused: { status: 1002 },
  address_unreachable: { status: 1002 },
  window_backwards: { status: 1002 },
  contrast_low: { status: 1002 },
  no_such_column: { status: 4040 },

  service_for_others: { status: 4030 },
  service_withdrawn: { status: 4040 },
  service_closed: { status: 1002 },
  rate_applications_only: { status: 1002 },
  too_many_favourites: { status: 1002 },
  code_fixed: { status: 1002 },
  on_shelf: { status: 1002 },
  needs_address: { status: 1002 },
  needs_address_to_send: { status: 1002 },
  needs_review: { status: 4030 },
  own_submission: { status: 4030 },
  own_words: { status: 4030 },
  needs_reason: { status: 4000 },
  metrics_refused: { status: 401, http: 401 },
  verify_refused: { status: 401, http: 401 },
  entry_refused: { status: 1002 },
  guide_exists: { status: 1002 },
  other_department: { status: 4030 },
  other_department_card: { status: 4030 },

  chat_flood: { status: 1002 },
  chat_not_allowed: { status: 4030 },
  chat_recall_late: { status: 1002 },
  group_full: { status: 1002 },
  group_admins_full: { status: 1002 },
  owner_stays: { status: 1002 },

  notice_deleted: { status: 1002 },
  notice_sign_in: { status: 1002 },
  notice_sent_already: { status: 1002 },
  notice_no_receivers: { status: 1002 },
  notice_empty: { status: 1002 },
  notice_time_past: { status: 1002 },
  notice_foreign_group: { status: 1002 },

  too_many_synonyms: { status: 1002 },
  keywords_full: { status: 1002 },
  too_many_tools: { status: 1002 },
  nothing_to_publish: { status: 1002 },
  publish_time_past: { status: 1002 },
  no_such_revision: { status: 4040 },
} as const satisfies Record<FailureCode, { status: number; http?: 400 | 401 | 403 | 404 | 413 | 423 | 429 | 503 }>;
