import { type ProcessContent, processContent } from '@yizhan/contract/entities/process.ts';
import { fail } from '../../common/fail.ts';
import type { Db } from '../../db/database.ts';
import { referencesOf } from '../../domain/processes/references.ts';
import type { Person } from '../../person.ts';
import { listByCode, listCodes } from './queries.ts';

const kinds = ['user', 'role', 'dept', 'service', 'item'] as const;
type Kind = (typeof kinds)[number];
type Names = Record<string, string>;

/** Which key of a content holds the id of which thing. */
const kindOfKey: Readonly<Record<string, Kind>> = {
  ownerId: 'user',
  substituteId: 'user',
  userIds: 'user',
  roleId: 'role',
  ownerDeptId: 'dept',
  serviceId: 'service',
  dutyItemId: 'item',
};

const isFilled = (list: unknown) => Array.isArray(list) && list.length > 0;
const headOfApplicant = { by: 'head', of: 'applicant', levelsUp: 0 } as const;

/** Replaces every id in a content; one without a replacement is left out of lists and emptied elsewhere. */
function replaceIds(value: unknown, to: (kind: Kind, id: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => replaceIds(one, to));
  if (typeof value !== 'object' || value === null) return value;
  const replaced: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const kind = kindOfKey[key];
      if (!kind) return [key, replaceIds(inner, to)];
      if (Array.isArray(inner)) return [key, inner.map((id) => to(kind, String(id))).filter((id) => id !== undefined)];
      return [key, inner === null ? null : (to(kind, String(inner)) ?? null)];
    }),
  );
  // Of a list to choose from nobody is here: empty, it would let anybody be chosen.
  const isLost = isFilled((value as { userIds?: unknown }).userIds) && !isFilled(replaced.userIds);
  return isLost && replaced.by === 'chosen' ? headOfApplicant : replaced;
}

/** The content with ids as they are, and beside it what they are called everywhere else: `user:7` is `190004`. */
export async function toFile(db: Db, content: ProcessContent) {
  const { userIds, roleIds, deptIds, serviceIds, itemIds } = referencesOf(content);
  const rows = await listCodes(db, { user: userIds, role: roleIds, dept: deptIds, service: serviceIds, item: itemIds });
  return {
    format: 'yizhan-process-1' as const,
    content,
    names: Object.fromEntries(rows.map(({ key, code }) => [key, code])),
  };
}

const codesOf = (names: Names, kind: Kind) =>
  Object.entries(names)
    .filter(([key]) => key.startsWith(`${kind}:`))
    .map(([, code]) => code);

/**
 * The content as it is written here: people, roles and departments of the same code. Who is not here is left out; the
 * importer owns what has no owner here, and the check before publishing names what is missing.
 */
export async function fromFile(
  db: Db,
  person: Person,
  { content, names }: { content: ProcessContent; names: Names },
): Promise<ProcessContent> {
  const [user, role, dept, service, item] = kinds.map((kind) => codesOf(names, kind));
  const found = await listByCode(db, {
    user: user ?? [],
    role: role ?? [],
    dept: dept ?? [],
    service: service ?? [],
    item: item ?? [],
  });
  const here = new Map(found.map(({ key, id }) => [key, id]));
  const written = replaceIds(content, (kind, id) => here.get(`${kind}:${names[`${kind}:${id}`] ?? ''}`)) as {
    [key in keyof ProcessContent]: unknown;
  };
  const owned = {
    ...written,
    ownerId: written.ownerId ?? person.id,
    ownerDeptId: written.ownerDeptId ?? person.deptId,
  };
  const parsed = processContent.safeParse(dropEmptyRules(owned));
  return parsed.success ? parsed.data : fail('process_file_wrong');
}

/** A rule whose people or role are not here becomes the head of the applicant's department, to be looked at. */
function dropEmptyRules(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropEmptyRules);
  if (typeof value !== 'object' || value === null) return value;
  const one = value as Record<string, unknown>;
  const isEmpty =
    (one.by === 'people' && !isFilled(one.userIds)) ||
    (one.by === 'role' && !one.roleId) ||
    (one.by === 'post' && !one.dutyItemId);
  if (isEmpty) return headOfApplicant;
  return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, dropEmptyRules(inner)]));
}
