import { limits } from '@yizhan/contract/limits.ts';
import { Input, Radio } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';
import { g } from '../words.ts';
import { Line } from './Line.tsx';
import { Rows } from './Rows.tsx';

const answers = [
  { value: true, label: g('yes') },
  { value: false, label: g('no') },
];

export function ConditionFields() {
  return (
    <>
      <FormField name={['conditions', 'audience']} label={g('audienceLine')}>
        <Input maxLength={limits.textLength} placeholder={g('audienceHint')} autoComplete="off" />
      </FormField>
      <FormField name={['conditions', 'text']} label={g('conditionsText')}>
        <RichTextEditor label={g('conditionsText')} />
      </FormField>
      <h3 className="admin-form__heading">{g('checks')}</h3>
      <p className="admin-muted">{g('checksHelp')}</p>
      <Rows
        name={['conditions', 'checks']}
        most={limits.guideStepsMost}
        fresh={{ question: '', wanted: true, otherwise: '' }}
        add={g('addCheck')}
      >
        {(inRow) => (
          <>
            <Line inRow={inRow} field="question" label={g('question')} />
            <div className="guide-rows__line">
              <FormField {...inRow('wanted')} label={g('wanted')}>
                <Radio.Group options={answers} optionType="button" size="small" />
              </FormField>
              <Line inRow={inRow} field="otherwise" label={g('otherwise')} />
            </div>
          </>
        )}
      </Rows>
    </>
  );
}
