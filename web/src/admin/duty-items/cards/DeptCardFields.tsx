import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { ChartField } from './ChartField.tsx';

const t = textsOf({ departmentCardsManage });

export function DeptCardFields() {
  return (
    <>
      <FormField name="shortName" label={t('shortName')} help={t('shortNameHelp')} english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="intro" label={t('intro')} help={t('introHelp')}>
        <Input.TextArea rows={4} />
      </FormField>
      <div className="dept-cards__pair">
        <FormField name="leader" label={t('leader')}>
          <Input autoComplete="off" />
        </FormField>
        <FormField name="phone" label={t('phone')}>
          <Input type="tel" autoComplete="off" />
        </FormField>
      </div>
      <FormField name="location" label={t('location')} help={t('locationHelp')} english>
        <Input autoComplete="off" />
      </FormField>
      <FormField name="officeHours" label={t('officeHours')} help={t('officeHoursHelp')}>
        <Input.TextArea rows={2} />
      </FormField>
      <div className="dept-cards__pair">
        <FormField name="mail" label={t('mail')}>
          <Input inputMode="email" autoComplete="off" />
        </FormField>
        <FormField name="website" label={t('website')} help={t('websiteHelp')} shape={t('websiteWrong')}>
          <Input inputMode="url" autoComplete="off" placeholder="https://" />
        </FormField>
      </div>
      <FormField name="chart" label={t('chart')}>
        <ChartField />
      </FormField>
    </>
  );
}
