import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { ContactPersonSelect } from './ContactPersonSelect.tsx';

const t = textsOf({ guideManage });

/** Block 11: contacts for questions and complaints. */
export const ContactFields = () => (
  <>
    <FormField name={['contact', 'person']} label={t('contactPerson')} help={t('contactPersonHelp')}>
      <ContactPersonSelect />
    </FormField>
    <FormField name={['contact', 'window']} label={t('window')}>
      <Input maxLength={fieldLimits.textLength} autoComplete="off" />
    </FormField>
    <div className="guide-editor__pair">
      <FormField name={['contact', 'phone']} label={t('phone')}>
        <Input maxLength={fieldLimits.nameLength} inputMode="tel" autoComplete="off" />
      </FormField>
      <FormField name={['contact', 'mail']} label={t('mail')}>
        <Input maxLength={fieldLimits.textLength} inputMode="email" autoComplete="off" />
      </FormField>
      <FormField name={['contact', 'complaint']} label={t('complaint')}>
        <Input maxLength={fieldLimits.nameLength} inputMode="tel" autoComplete="off" />
      </FormField>
    </div>
  </>
);
