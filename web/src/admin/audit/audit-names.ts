import { auditActionNames, auditEntityNames, auditFieldNames } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ auditActionNames });
const entityText = textsOf({ auditEntityNames });
const fieldText = textsOf({ auditFieldNames });

const isKey = <T extends object>(names: T, key: string): key is keyof T & string => Object.hasOwn(names, key);

/** Older entries may name what the product no longer does: they are shown as they were written. */
export const actionName = (action: string) => (isKey(auditActionNames, action) ? t(action) : action);
export const entityName = (entity: string) => (isKey(auditEntityNames, entity) ? entityText(entity) : entity);

/** A path such as `columns.0.name`: its last part by name, the way to it as written. */
export function fieldName(path: string): string {
  return path
    .split('.')
    .map((part) =>
      isKey(auditFieldNames, part) ? fieldText(part) : /^\d+$/.test(part) ? String(Number(part) + 1) : part,
    )
    .join(' › ');
}
