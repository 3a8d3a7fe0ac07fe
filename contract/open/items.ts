import * as z from 'zod';
import { type CaseState, caseChannels, caseStates } from '../case-kinds.ts';
import { filled, id, page, pageQuery, richText, text, time } from '../entities/common.ts';
import * as fieldLimits from '../limits/fields.ts';
import * as noticeLimits from '../limits/notices.ts';
import * as openLimits from '../limits/open.ts';
import { noticeLevels } from '../notice-kinds.ts';
import { typesOfPeople } from '../permissions.ts';
import { todoCategories } from '../todo-categories.ts';

const SHANGHAI = '+08:00';
const wire = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d:\d\d)(?:\.\d{1,3})?(Z|[+-]\d\d:\d\d)?$/;

/** Four digits of a year can name more than a database holds; the last ones serve as "never". */
const FIRST_TIME = Date.parse('1900-01-01T00:00:00Z');
const LAST_TIME = Date.parse('9999-12-31T23:59:59.999Z');

/** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai, or ISO 8601 with its offset. */
const moment = z
  .string()
  .max(40)
  .regex(wire)
  .transform((value, context) => {
    const [, day = '', hour = '', offset = SHANGHAI] = wire.exec(value) ?? [];
    const at = new Date(`${day}T${hour}${offset}`);
    if (!(FIRST_TIME <= at.getTime() && at.getTime() <= LAST_TIME))
      context.addIssue({ code: 'custom', message: 'no such time' });
    return at;
  });

const sourceId = filled(openLimits.sourceIdLength);
const account = filled(fieldLimits.nameLength);
const name = text(fieldLimits.nameLength).default('');
/** A web address, or a page of the portal. */
const address = z
  .string()
  .trim()
  .max(fieldLimits.addressLength, { abort: true })
  .regex(/^$|^https?:\/\/[^\s/]+\S*$|^#\/\S*$/i)
  .default('');
const byAccount = z.object({ account });

export const todoStatuses = ['PENDING', 'DONE', 'CANCELLED', 'RETURNED'] as const;

export const todoItem = z
  .object({
    sourceId,
    instanceId: text(openLimits.sourceIdLength).default(''),
    itemCode: name,
    itemName: name,
    category: z.enum(todoCategories).default('TODO'),
    title: filled(),
    assignee: byAccount.optional(),
    candidates: z.array(byAccount).min(1).max(openLimits.maxCandidates).optional(),
    initiator: z.object({ account: name, name, dept: name }).prefault({}),
    nodeName: name,
    status: z.enum(todoStatuses).default('PENDING'),
    createdAt: moment.optional(),
    dueAt: moment.nullable().default(null),
    remindAt: moment.nullable().default(null),
    priority: z.int().min(1).max(5).default(3),
    percent: z.int().min(0).max(100).nullable().default(null),
    pcUrl: address,
    mobileUrl: address,
    viewUrl: address,
    fields: z
      .record(filled(fieldLimits.nameLength), text())
      .refine((fields) => Object.keys(fields).length <= openLimits.maxFields)
      .default({}),
    notify: z
      .object({ im: z.boolean().default(false), sms: z.boolean().default(false), email: z.boolean().default(false) })
      .prefault({}),
  })
  .refine((item) => (item.assignee === undefined) !== (item.candidates === undefined), { path: ['assignee'] });
export type TodoItem = z.output<typeof todoItem>;

/** Without an account it is ended for everybody; with one, the other candidates' are cancelled. */
export const todoEnd = z.object({ sourceId, account: account.optional() });
export type TodoEnd = z.output<typeof todoEnd>;

export const todoListQuery = pageQuery.extend({
  sourceId: sourceId.optional(),
  status: z.enum(todoStatuses).optional(),
});
export const pushedTodo = z.object({
  sourceId: z.string(),
  instanceId: z.string(),
  account: z.string(),
  category: z.enum(todoCategories),
  status: z.enum(todoStatuses),
  title: z.string(),
  nodeName: z.string(),
  createdAt: time,
  dueAt: time.nullable(),
  remindAt: time.nullable(),
  itemCode: z.string(),
  itemName: z.string(),
  initiator: z.object({ account: z.string(), name: z.string(), dept: z.string() }),
  priority: z.number(),
  percent: z.number().nullable(),
  /** Without one of its own it is that for phones. */
  pcUrl: z.string(),
  mobileUrl: z.string(),
  viewUrl: z.string(),
  fields: z.record(z.string(), z.string()),
});
export type PushedTodo = z.infer<typeof pushedTodo>;
export const pushedTodos = page(pushedTodo);

export const instanceLog = z.object({
  id: filled(openLimits.sourceIdLength),
  node: filled(fieldLimits.nameLength),
  handler: name,
  opinion: text().default(''),
  action: name,
  at: moment,
});

const codes = z.array(filled(fieldLimits.nameLength)).max(noticeLimits.maxReceiverPicks).default([]);

export const messageInput = z.object({
  /** If given, the sending client's own. */
  appId: text(fieldLimits.nameLength).optional(),
  /** The client's word for this kind of message. */
  typeCode: name,
  /** The name of a template of the portal: fills in what is absent here. */
  templateCode: name,
  title: text(noticeLimits.titleLength).default(''),
  content: richText().default(''),
  url: address,
  mobileUrl: address,
  level: z.enum(noticeLevels).optional(),
  needConfirm: z.boolean().optional(),
  expireAt: moment.nullable().default(null),
  receivers: z.object({
    accounts: codes,
    depts: codes,
    roles: codes,
    identityTypes: z
      .array(z.int().refine((type) => typesOfPeople.some((one) => one === type)))
      .max(9)
      .default([]),
    groups: z.array(id).max(noticeLimits.maxReceiverPicks).default([]),
    all: z.boolean().default(false),
  }),
  /** `im` and `card` are the portal itself, where every message arrives. */
  channels: z
    .array(z.enum(['im', 'card', 'sms', 'email', 'wecom']))
    .max(5)
    .default([]),
  sendAt: moment.nullable().default(null),
});
export type MessageInput = z.output<typeof messageInput>;
export const messageRef = z.object({ sendId: id });
export const messageCounts = z.object({
  sendId: id,
  state: z.string(),
  sent: z.number(),
  delivered: z.number(),
  read: z.number(),
  confirmed: z.number(),
  /** Ways beyond the portal that failed. */
  failed: z.number(),
});

const webAddress = filled(fieldLimits.addressLength).regex(/^https?:\/\/[^\s/]+\S*$/i);

export const newsItem = z.object({
  guid: filled(fieldLimits.addressLength),
  title: filled(),
  summary: text().default(''),
  content: richText().default(''),
  /** The address of a picture; the portal fetches it and keeps its own copy. */
  cover: z.union([webAddress, z.literal('')]).default(''),
  /** The name of a column of the portal. */
  column: filled(fieldLimits.nameLength),
  /** The code of a department. */
  publishDept: name,
  releaseTime: moment.optional(),
  topUntil: moment.nullable().default(null),
  important: z.boolean().default(false),
  url: z.union([webAddress, z.literal('')]).default(''),
  attachments: z
    .array(z.object({ name: filled(fieldLimits.nameLength), url: webAddress }))
    .max(openLimits.maxAttachments)
    .default([]),
  /** Everybody, those signed in, or these identity types. */
  visibility: z
    .union([z.enum(['PUBLIC', 'LOGIN']), z.array(z.int().refine((type) => typesOfPeople.some((one) => one === type)))])
    .default('LOGIN'),
});
export type NewsItem = z.output<typeof newsItem>;

export const matterTones = ['good', 'warn', 'bad', 'info'] as const;
export const matterItem = z.object({
  sourceId,
  account,
  title: filled(fieldLimits.nameLength),
  status: z.object({ text: name, tone: z.enum(matterTones).default('info') }).prefault({}),
  lines: z
    .array(z.object({ label: filled(fieldLimits.nameLength), value: text(fieldLimits.nameLength) }))
    .max(openLimits.maxLines)
    .default([]),
  url: address,
  updatedAt: moment.optional(),
});
export type MatterItem = z.output<typeof matterItem>;

/** Whether a case in this state has a time it was finished at; null = either. */
const needsEnd = {
  ACCEPTED: false,
  RETURNED: false,
  FINISHED: true,
  REFUSED: true,
  WITHDRAWN: null,
} as const satisfies Record<CaseState, boolean | null>;

export const caseFactItem = z
  .object({
    sourceId,
    /** The case that its to-dos and its logs name; absent = the source id. */
    instanceId: text(openLimits.sourceIdLength).default(''),
    serviceCode: filled(fieldLimits.nameLength),
    deptCode: name,
    channel: z.enum(caseChannels).default('ONLINE'),
    acceptedAt: moment,
    finishedAt: moment.nullable().default(null),
    /** Working days of the school; absent = the service's own promise. */
    promiseDays: z.int().min(0).max(365).optional(),
    pausedSeconds: z.int().min(0).max(1_000_000_000).default(0),
    status: z.enum(caseStates),
    score: z.int().min(1).max(5).nullable().default(null),
  })
  .refine(({ acceptedAt, finishedAt }) => finishedAt === null || finishedAt >= acceptedAt, { path: ['finishedAt'] })
  // Otherwise it would be counted neither as open nor as finished, or as both.
  .refine(({ status, finishedAt }) => needsEnd[status] === null || needsEnd[status] === (finishedAt !== null), {
    path: ['finishedAt'],
  });
export type CaseFactItem = z.output<typeof caseFactItem>;
