import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ guideManage });

const emptyRow = { name: '', number: '', clause: '', url: '' };

/** Block 8: the legal basis. */
export function BasisFields() {
  const head = (['basisName', 'basisNumber', 'clause', 'url'] as const).map((key) => <span key={key}>{t(key)}</span>);
  return (
    <Rows
      name={['basis']}
      most={guideLimits.maxFiles}
      fresh={emptyRow}
      add={t('addBasis')}
      head={head}
      className="admin-rows--table"
    >
      {(inRow) => (
        <>
          <Line inRow={inRow} field="name" label={t('basisName')} />
          <Line inRow={inRow} field="number" label={t('basisNumber')} />
          <Line inRow={inRow} field="clause" label={t('clause')} />
          <Line inRow={inRow} field="url" label={t('url')} most={fieldLimits.addressLength} />
        </>
      )}
    </Rows>
  );
}
