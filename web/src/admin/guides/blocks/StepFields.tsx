import type { StoredFile } from '@yizhan/contract/entities/guide.ts';
import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { PictureField } from '../../../admin-kit/PictureField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ guideManage });

const emptyRow = { name: '', post: '', limit: '', result: '' };

/** Block 5: who does what, and how long it takes; with a flow chart. */
export function StepFields() {
  const head = (['stepName', 'post', 'limit', 'stepResult'] as const).map((key) => <span key={key}>{t(key)}</span>);
  return (
    <>
      <Rows
        name={['steps', 'rows']}
        most={guideLimits.maxSteps}
        fresh={emptyRow}
        add={t('addStep')}
        head={head}
        className="admin-rows--table"
      >
        {(inRow) => (
          <>
            <Line inRow={inRow} field="name" label={t('stepName')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="post" label={t('post')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="limit" label={t('limit')} most={fieldLimits.nameLength} />
            <Line inRow={inRow} field="result" label={t('stepResult')} />
          </>
        )}
      </Rows>
      <h3 className="admin-form__heading">{t('picture')}</h3>
      <FormField name={['steps', 'picture']} errorName={t('picture')}>
        <FlowPicture />
      </FormField>
    </>
  );
}

type FlowPictureProps = { id?: string; value?: StoredFile | null; onChange?: (file: StoredFile | null) => void };

const FlowPicture = ({ value, onChange, ...rest }: FlowPictureProps) => (
  <PictureField
    {...rest}
    size={t('pictureSize')}
    alt={t('picture')}
    value={value?.url ?? null}
    onChange={(url) => onChange?.(url ? { name: t('picture'), url } : null)}
  />
);
