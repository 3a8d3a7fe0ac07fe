import type { FieldInput } from '@yizhan/contract/fields.ts';
import type { Random } from '../random.ts';

/** Who applies, and who handles: the accounts and departments of the demo campus. */
export type DemoIds = { user(account: string): string; dept(code: string): string; service(code: string): string };

export type DemoProcess = {
  code: string;
  name: string;
  intro: string;
  /** Codes of its department and its service, and the account of its owner. */
  dept: string;
  service: string;
  owner: string;
  prefix: string;
  promiseDays: number;
  form: { title?: string; fields: FieldInput[] }[];
  flow(ids: DemoIds): unknown[];
  /** What somebody filled in. */
  fill(random: Random, day: (ahead: number) => string): Record<string, unknown>;
  applicants: 'students' | 'employees';
  /** Finished cases in a year, and cases under way. */
  finished: number;
  running: number;
};

const named = { help: '', required: true, width: 'half' } as const;
export const person = (): FieldInput[] => [
  { ...named, kind: 'profile', key: 'name', label: '姓名', settings: { item: 'name' } },
  { ...named, kind: 'profile', key: 'number', label: '学工号', settings: { item: 'number' } },
  { ...named, kind: 'profile', key: 'department', label: '所在单位', settings: { item: 'department' } },
  {
    ...named,
    required: false,
    kind: 'profile',
    key: 'phone',
    label: '联系电话',
    settings: { item: 'phone', editable: true },
  },
];
export const choice = (key: string, label: string, options: string[], more: object = {}): FieldInput => ({
  ...named,
  ...{ kind: 'choice', key, label, settings: { options }, ...more },
});
export const text = (key: string, label: string, more: object = {}): FieldInput => ({
  ...named,
  kind: 'text',
  key,
  label,
  settings: {},
  ...more,
});
export const longText = (key: string, label: string, more: object = {}): FieldInput => ({
  ...{ kind: 'longText', key, label, required: true, settings: {}, ...more },
});
export const files = (key: string, label: string): FieldInput => ({ kind: 'files', key, label, settings: { most: 5 } });

type StepMore = { dueDays?: number; onDue?: string; rights?: Record<string, string>; mode?: string };
const allows = ['return', 'delegate', 'addSigner', 'handOver', 'copy'];
export const approve = (id: string, name: string, handlers: unknown[], more: StepMore = {}) => ({
  ...{ id, type: 'approve', name, handlers, allows },
  ...more,
});
export const handle = (id: string, name: string, handlers: unknown[], more: StepMore = {}) => ({
  ...{ id, type: 'handle', name, handlers, allows },
  ...more,
});
export const people = (...userIds: string[]) => [{ by: 'people', userIds }];
export const head = (levelsUp = 0) => [{ by: 'head', of: 'applicant', levelsUp }];
