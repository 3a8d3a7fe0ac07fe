import { Form } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { FrameTypeSwitch } from './FrameTypeSwitch.tsx';
import { frameForms, parseFrameType } from './frame-forms.ts';

import '../columns/columns.css';
import { cardFrameSettings } from '@yizhan/contract/texts/zh-CN/card-frame-settings.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ cardFrameSettings });

const at = ['config', 'frame'];

/** A micro front end, or a table of a JSON address: each with what it needs. */
export function ConfigForm() {
  const form = Form.useFormInstance();
  const { Fields } = frameForms[parseFrameType(Form.useWatch(at, { form, preserve: true }))];
  return (
    <>
      <FormField name={at} label={t('frame')}>
        <FrameTypeSwitch />
      </FormField>
      <Fields />
    </>
  );
}
