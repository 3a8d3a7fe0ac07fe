import type { ProcessContent } from '@yizhan/contract/entities/process.ts';
import { type Form, fieldsOf } from '@yizhan/contract/fields.ts';
import { allBlocks, type HandlerRule } from '@yizhan/contract/flow.ts';
import type { Reader } from '../../db/database.ts';
import { type KnownReference, listReferences } from './queries.ts';

const rulesOf = ({ flow }: Pick<ProcessContent, 'flow'>): HandlerRule[] =>
  allBlocks(flow.blocks).flatMap((block) => ('handlers' in block ? block.handlers : []));

/** The dictionaries whose words a form offers. */
export const dictionariesOf = (form: Form): string[] =>
  fieldsOf(form).flatMap((field) => {
    if (field.kind === 'choice' || field.kind === 'choices') return field.settings.dictionary || [];
    if (field.kind !== 'table') return [];
    return field.settings.columns.flatMap(({ kind, settings }) => (kind === 'choice' && settings.dictionary) || []);
  });

/** Everything outside itself that a process points at. */
export function referencesOf(content: ProcessContent) {
  const rules = rulesOf(content);
  const { ownerId, ownerDeptId, serviceId, settings } = content;
  return {
    userIds: [
      ownerId,
      ...(settings.substituteId ? [settings.substituteId] : []),
      ...rules.flatMap((rule) => ('userIds' in rule ? rule.userIds : [])),
    ],
    roleIds: rules.flatMap((rule) => (rule.by === 'role' ? [rule.roleId] : [])),
    itemIds: rules.flatMap((rule) => (rule.by === 'post' ? [rule.dutyItemId] : [])),
    deptIds: [ownerDeptId],
    serviceIds: serviceId ? [serviceId] : [],
    dictionaries: dictionariesOf(content.form),
  };
}

export type KnownReferences = ReadonlyMap<string, KnownReference>;

/** By `kind:id`. */
export async function knownReferences(db: Reader, content: ProcessContent): Promise<KnownReferences> {
  const rows = await listReferences(db, referencesOf(content));
  return new Map(rows.map((row) => [`${row.kind}:${row.id}`, row]));
}
