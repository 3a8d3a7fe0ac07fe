import { limits } from '@yizhan/contract/limits.ts';
import { Input, InputNumber, Switch } from 'antd';
import { DayPicker } from '../../../admin-kit/DayPicker.tsx';
import { DepartmentSelect } from '../../../admin-kit/DepartmentSelect.tsx';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { g } from '../words.ts';

const MOST_VISITS = 20;

export function BasicFields() {
  return (
    <>
      <FormField name="guideName" label={g('guideName')} help={g('guideNameHelp')} required>
        <Input maxLength={limits.nameLength} autoComplete="off" />
      </FormField>
      <FormField name="deptId" label={g('department')} help={g('deptHelp')}>
        <DepartmentSelect placeholder={g('department')} />
      </FormField>
      <div className="guide-editor__pair">
        <FormField name="promise" label={g('promise')}>
          <Input maxLength={limits.nameLength} placeholder={g('promiseHint')} autoComplete="off" />
        </FormField>
        <FormField name="usual" label={g('usual')}>
          <Input maxLength={limits.nameLength} placeholder={g('usualHint')} autoComplete="off" />
        </FormField>
        <FormField name="visits" label={g('visits')} help={g('visitsHelp')}>
          <InputNumber controls={false} min={0} max={MOST_VISITS} precision={0} />
        </FormField>
        <FormField name="reviewOn" label={g('reviewOn')} help={g('reviewHelp')}>
          <DayPicker />
        </FormField>
      </div>
      <FormField name="isPublic" label={g('isPublic')} help={g('isPublicHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
