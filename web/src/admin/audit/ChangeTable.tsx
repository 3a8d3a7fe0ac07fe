import type { AuditChange } from '@yizhan/contract/entities/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { textsOf } from '../../lib/text.ts';
import { fieldNames } from './audit-names.ts';

const t = textsOf({ audit });

const toCell = (value: string | null) =>
  value === null ? <span className="audit-changes__none">{t('empty')}</span> : <code>{value}</code>;

/** A field without a name of its own is shown as it was written. */
const FieldName = ({ path }: { path: string }) =>
  fieldNames(path).map(({ at, part, name }) => (
    <span key={at}>
      {at !== part && ' › '}
      {name ?? <code>{part}</code>}
    </span>
  ));

export function ChangeTable({ changes }: { changes: readonly AuditChange[] }) {
  return (
    <table className="audit-changes">
      <thead>
        <tr>
          <th scope="col">{t('field')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ path, before, after }) => (
          <tr key={path}>
            <th scope="row">
              <FieldName path={path} />
            </th>
            <td className="audit-changes__before">{toCell(before)}</td>
            <td className="audit-changes__after">{toCell(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
