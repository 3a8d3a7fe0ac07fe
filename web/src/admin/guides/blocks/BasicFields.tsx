import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Input, InputNumber, Switch } from 'antd';
import { DayPicker } from '../../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ guideManage });

const MOST_VISITS = 20;

export function BasicFields() {
  return (
    <>
      <FormField name="guideName" label={t('guideName')} help={t('guideNameHelp')} required english>
        <Input maxLength={fieldLimits.nameLength} autoComplete="off" />
      </FormField>
      <FormField name="deptId" label={t('department')} help={t('deptHelp')}>
        <DepartmentSelect placeholder={t('department')} />
      </FormField>
      <div className="guide-editor__pair">
        <FormField name="promise" label={t('promise')}>
          <Input maxLength={fieldLimits.nameLength} placeholder={t('promiseHint')} autoComplete="off" />
        </FormField>
        <FormField name="usual" label={t('usual')}>
          <Input maxLength={fieldLimits.nameLength} placeholder={t('usualHint')} autoComplete="off" />
        </FormField>
        <FormField name="visits" label={t('visits')} help={t('visitsHelp')}>
          <InputNumber controls={false} min={0} max={MOST_VISITS} precision={0} />
        </FormField>
        <FormField name="reviewOn" label={t('reviewOn')} help={t('reviewHelp')}>
          <DayPicker />
        </FormField>
      </div>
      <FormField name="isPublic" label={t('isPublic')} help={t('isPublicHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
