import type { CheckField } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';

const t = textsOf({ bulkImport });

/** What each column holds, folded away: the template says the same. */
export function FieldNotes({ fields }: { fields: readonly CheckField[] }) {
  return (
    <details className="bulk-notes">
      <summary>{t('fieldNotes')}</summary>
      <dl>
        {fields.map(({ fieldName, fieldLabel, fieldNote, isKey, is_must }) => (
          <div key={fieldName} className="bulk-notes__field">
            <dt>
              {fieldLabel} {is_must === 1 && <Chip tone="bad">{t('must')}</Chip>}
              {isKey === 1 && <Chip>{t('isKey')}</Chip>}
            </dt>
            <dd>{fieldNote}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
