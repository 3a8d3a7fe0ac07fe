import type { AuditChange } from '@yizhan/contract/entities/audit.ts';
import { audit } from '@yizhan/contract/texts/zh-CN/audit.ts';
import { textsOf } from '../../lib/text.ts';
import { fieldName } from './audit-names.ts';

const t = textsOf({ audit });

const toCell = (value: string | null) => (value === null ? <span className="admin-muted">{t('empty')}</span> : value);

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
            <th scope="row">{fieldName(path)}</th>
            <td className="audit-changes__before">{toCell(before)}</td>
            <td className="audit-changes__after">{toCell(after)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
