import { limits } from '@yizhan/contract/limits.ts';
import { Input } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { g } from '../words.ts';

/** Block 11: whom to ask, and whom to complain to. */
export const ContactFields = () => (
  <>
    <FormField name={['contact', 'window']} label={g('window')}>
      <Input maxLength={limits.textLength} autoComplete="off" />
    </FormField>
    <div className="guide-editor__pair">
      <FormField name={['contact', 'phone']} label={g('phone')}>
        <Input maxLength={limits.nameLength} inputMode="tel" autoComplete="off" />
      </FormField>
      <FormField name={['contact', 'mail']} label={g('mail')}>
        <Input maxLength={limits.textLength} inputMode="email" autoComplete="off" />
      </FormField>
      <FormField name={['contact', 'complaint']} label={g('complaint')}>
        <Input maxLength={limits.nameLength} inputMode="tel" autoComplete="off" />
      </FormField>
    </div>
  </>
);
