import type { AuditAction, AuditEntity } from '@yizhan/contract/audit.ts';
import type { Db } from '../db/database.ts';
import type { Caller, Person } from '../person.ts';
import { insertAuditRow } from './audit-queries.ts';

/** Who did it, when and from where. Any handler's context fits; a job names the person it works for. */
export type AuditContext = {
  /** Inside a transaction pass its own Db, so that the change and its record commit or roll back together. */
  db: Db;
  now: Date;
  person: Pick<Person, 'id' | 'name'> | undefined;
  caller: Pick<Caller, 'ip' | 'trace'>;
};

export type AuditEntry = {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  before?: unknown;
  after?: unknown;
};

/** Writes one row of the audit log. The database refuses to change or delete it afterwards. */
export async function audit({ db, now, person, caller }: AuditContext, entry: AuditEntry): Promise<void> {
  const { action, entity, entityId, before = null, after = null } = entry;
  const { ip, trace } = caller;
  await insertAuditRow(db, {
    ...{ now, actor: person, action, entity, entityId, ip, trace },
    before: withoutSecrets(before),
    after: withoutSecrets(after),
  });
}

const secret = /password|passwd|secret|token|hash$|credential|private_?key|captcha/i;

/** Record that a secret changed, never its value. */
export function withoutSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, secret.test(name) ? '•••' : withoutSecrets(child)]),
  );
}
