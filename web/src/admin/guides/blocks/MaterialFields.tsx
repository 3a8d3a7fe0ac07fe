import { type Material, material } from '@yizhan/contract/entities/guide.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { InputNumber, Select, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { FileField } from '../../../admin-kit/rows/FileField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { type InRow, Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';
import { selectIcons } from '../../../ui/antd-icons.tsx';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

const MOST_COPIES = 99;
const { source, form, medium } = material.shape;
type ChoiceField = 'source' | 'form' | 'medium';
const options: Record<ChoiceField, { value: string; label: string }[]> = {
  source: source.def.innerType.options.map((value) => ({ value, label: guideText(`source${value}`) })),
  form: form.def.innerType.options.map((value) => ({ value, label: guideText(`form${value}`) })),
  medium: medium.def.innerType.options.map((value) => ({ value, label: guideText(`medium${value}`) })),
};

const emptyRow: Material = {
  ...{ name: '', source: 'PERSON', form: 'ORIGINAL', copies: 1, required: true, medium: 'EITHER' },
  ...{ blank: null, sample: null, note: '' },
};

/** Block 4: the required materials, each with its blank form and a sample. */
export function MaterialFields() {
  return (
    <Rows name={['materials']} most={guideLimits.maxMaterials} fresh={emptyRow} add={t('addMaterial')}>
      {(inRow) => (
        <>
          <div className="admin-rows__line">
            <Line inRow={inRow} field="name" label={t('materialName')} />
            <FormField {...inRow('required')} label={t('need')} valuePropName="checked" className="admin-rows__switch">
              <Switch size="small" />
            </FormField>
          </div>
          <div className="admin-rows__grid">
            <Choice inRow={inRow} field="source" />
            <Choice inRow={inRow} field="form" />
            <FormField {...inRow('copies')} errorName={t('copies')}>
              <InputNumber
                controls={false}
                aria-label={t('copies')}
                prefix={t('copies')}
                min={0}
                max={MOST_COPIES}
                precision={0}
              />
            </FormField>
            <Choice inRow={inRow} field="medium" />
          </div>
          <Line inRow={inRow} field="note" label={t('note')} />
          <div className="admin-rows__files">
            <FormField {...inRow('blank')}>
              <FileField label={t('blank')} />
            </FormField>
            <FormField {...inRow('sample')}>
              <FileField label={t('sample')} />
            </FormField>
          </div>
        </>
      )}
    </Rows>
  );
}

function Choice({ inRow, field }: { inRow: InRow; field: ChoiceField }) {
  return (
    <FormField {...inRow(field)} errorName={t(field)}>
      <Select {...selectIcons} aria-label={t(field)} options={options[field]} />
    </FormField>
  );
}
