import type { AuditChange } from '@yizhan/contract/entities/audit.ts';
import * as auditLimits from '@yizhan/contract/limits/audit.ts';

type Leaves = Map<string, string>;

const isSimple = (value: unknown) => typeof value !== 'object' || value === null;

/** Every value with its path. A list of plain values is one value: moving one of them is one change. */
function collect(value: unknown, path: string, leaves: Leaves): Leaves {
  if (value === undefined || value === null) return leaves;
  if (isSimple(value)) return leaves.set(path, String(value));
  if (Array.isArray(value) && value.every(isSimple)) {
    return value.length === 0 ? leaves : leaves.set(path, value.join('、'));
  }
  for (const [name, child] of Object.entries(value)) collect(child, path === '' ? name : `${path}.${name}`, leaves);
  return leaves;
}

const cut = (text: string | undefined) =>
  text === undefined
    ? null
    : text.slice(0, auditLimits.valueLength) + (text.length > auditLimits.valueLength ? '…' : '');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a record that was changed, the fields that were written: its number, version and time are not. */
const writtenOf = (before: unknown, after: unknown) =>
  isRecord(before) && isRecord(after)
    ? Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(after, name)))
    : before;

/** What differs between two records, in the order of their fields. */
export function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [old, now] = [collect(writtenOf(before, after), '', new Map()), collect(after, '', new Map())];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => ({ path, before: cut(old.get(path)), after: cut(now.get(path)) }));
}

/** Whether an entry tells of a person's record: the details of a user, and not that somebody looked at them. */
export const showsPerson = ({ entity, action }: { entity: string; action: string }) =>
  entity === 'user' && action !== 'view';
