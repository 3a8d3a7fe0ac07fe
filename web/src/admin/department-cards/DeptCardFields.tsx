import { Input } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { ChartField } from './ChartField.tsx';
import { c } from './words.ts';

export function DeptCardFields() {
  return (
    <>
      <FormField name="shortName" label={c('shortName')} help={c('shortNameHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="intro" label={c('intro')} help={c('introHelp')}>
        <Input.TextArea rows={4} />
      </FormField>
      <div className="dept-cards__pair">
        <FormField name="leader" label={c('leader')}>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="phone" label={c('phone')}>
          <Input type="tel" autoComplete="off" />
        </FormField>
      </div>
      <FormField name="location" label={c('location')} help={c('locationHelp')}>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="officeHours" label={c('officeHours')} help={c('officeHoursHelp')}>
        <Input.TextArea rows={2} />
      </FormField>
      <div className="dept-cards__pair">
        <FormField name="mail" label={c('mail')}>
          <Input inputMode="email" autoComplete="off" />
        </FormField>
        <FormField name="website" label={c('website')} help={c('websiteHelp')} shape={c('websiteWrong')}>
          <Input inputMode="url" autoComplete="off" placeholder="https://" />
        </FormField>
      </div>
      <FormField name="chart" label={c('chart')}>
        <ChartField />
      </FormField>
    </>
  );
}
