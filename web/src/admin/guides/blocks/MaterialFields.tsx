import { type Material, material } from '@yizhan/contract/entities/guide.ts';
import { limits } from '@yizhan/contract/limits.ts';
import { InputNumber, Select, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { selectIcons } from '../../../ui/antd-icons.tsx';
import { g, r } from '../words.ts';
import { FileField } from './FileField.tsx';
import { Line } from './Line.tsx';
import { type InRow, Rows } from './Rows.tsx';

const MOST_COPIES = 99;
const { source, form, medium } = material.shape;
type ChoiceField = 'source' | 'form' | 'medium';
const options: Record<ChoiceField, { value: string; label: string }[]> = {
  source: source.def.innerType.options.map((value) => ({ value, label: r(`source${value}`) })),
  form: form.def.innerType.options.map((value) => ({ value, label: r(`form${value}`) })),
  medium: medium.def.innerType.options.map((value) => ({ value, label: r(`medium${value}`) })),
};

const fresh: Material = {
  ...{ name: '', source: 'PERSON', form: 'ORIGINAL', copies: 1, required: true, medium: 'EITHER' },
  ...{ blank: null, sample: null, note: '' },
};

/** Block 4: what to bring, row by row, with its blank form and a sample. */
export function MaterialFields() {
  return (
    <Rows name={['materials']} most={limits.guideMaterialsMost} fresh={fresh} add={g('addMaterial')}>
      {(inRow) => (
        <>
          <div className="guide-rows__line">
            <Line inRow={inRow} field="name" label={g('materialName')} />
            <FormField {...inRow('required')} label={g('need')} valuePropName="checked" className="guide-rows__switch">
              <Switch size="small" />
            </FormField>
          </div>
          <div className="guide-rows__grid">
            <Choice inRow={inRow} field="source" />
            <Choice inRow={inRow} field="form" />
            <FormField {...inRow('copies')} errorName={g('copies')}>
              <InputNumber
                controls={false}
                aria-label={g('copies')}
                prefix={g('copies')}
                min={0}
                max={MOST_COPIES}
                precision={0}
              />
            </FormField>
            <Choice inRow={inRow} field="medium" />
          </div>
          <Line inRow={inRow} field="note" label={g('note')} />
          <div className="guide-rows__files">
            <FormField {...inRow('blank')}>
              <FileField label={g('blank')} />
            </FormField>
            <FormField {...inRow('sample')}>
              <FileField label={g('sample')} />
            </FormField>
          </div>
        </>
      )}
    </Rows>
  );
}

function Choice({ inRow, field }: { inRow: InRow; field: ChoiceField }) {
  return (
    <FormField {...inRow(field)} errorName={g(field)}>
      <Select {...selectIcons} aria-label={g(field)} options={options[field]} />
    </FormField>
  );
}
