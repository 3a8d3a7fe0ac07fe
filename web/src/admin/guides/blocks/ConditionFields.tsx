import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as guideLimits from '@yizhan/contract/limits/guides.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Input, Radio } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { Line } from '../../../admin-kit/rows/Line.tsx';
import { Rows } from '../../../admin-kit/rows/Rows.tsx';
import { textsOf } from '../../../lib/text.ts';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';

const t = textsOf({ guideManage });

const answers = [
  { value: true, label: t('yes') },
  { value: false, label: t('no') },
];

export function ConditionFields() {
  return (
    <>
      <FormField name={['conditions', 'audience']} label={t('audienceLine')}>
        <Input maxLength={fieldLimits.textLength} placeholder={t('audienceHint')} autoComplete="off" />
      </FormField>
      <FormField name={['conditions', 'text']} label={t('conditionsText')}>
        <RichTextEditor label={t('conditionsText')} />
      </FormField>
      <h3 className="admin-form__heading">{t('checks')}</h3>
      <p className="admin-muted">{t('checksHelp')}</p>
      <Rows
        name={['conditions', 'checks']}
        most={guideLimits.maxSteps}
        fresh={{ question: '', wanted: true, otherwise: '' }}
        add={t('addCheck')}
      >
        {(inRow) => (
          <>
            <Line inRow={inRow} field="question" label={t('question')} />
            <div className="admin-rows__line">
              <FormField {...inRow('wanted')} label={t('wanted')}>
                <Radio.Group options={answers} optionType="button" size="small" />
              </FormField>
              <Line inRow={inRow} field="otherwise" label={t('otherwise')} />
            </div>
          </>
        )}
      </Rows>
    </>
  );
}
