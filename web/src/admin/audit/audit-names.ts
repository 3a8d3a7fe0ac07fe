import { auditActionNames, auditEntityNames, auditFieldNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ auditActionNames });
const entityText = textsOf({ auditEntityNames });
const fieldText = textsOf({ auditFieldNames });

const isKey = <T extends object>(names: T, key: string): key is keyof T & string => Object.hasOwn(names, key);

/** Older entries may name what the product no longer does: they are shown as they were written. */
export const actionName = (action: string) => (isKey(auditActionNames, action) ? t(action) : action);
export const entityName = (entity: string) => (isKey(auditEntityNames, entity) ? entityText(entity) : entity);

/** The parts of a path such as `columns.0.name`, each with its own path and its name, if it has one. */
export function fieldNames(path: string): { at: string; part: string; name: string | undefined }[] {
  const parts = path.split('.');
  return parts.map((part, index) => ({ at: parts.slice(0, index + 1).join('.'), part, name: nameOf(part) }));
}

function nameOf(part: string): string | undefined {
  if (isKey(auditFieldNames, part)) return fieldText(part);
  return /^\d+$/.test(part) ? String(Number(part) + 1) : undefined;
}
