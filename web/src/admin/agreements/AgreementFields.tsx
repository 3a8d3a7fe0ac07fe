import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { agreements } from '@yizhan/contract/texts/zh-CN/agreements.ts';
import { Input, Switch } from 'antd';
import { FormField } from '../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../lib/text.ts';
import { RichTextEditor } from '../../ui/rich-text-editor/RichTextEditor.tsx';

const t = textsOf({ agreements });

export function AgreementFields() {
  return (
    <>
      <FormField name="title" label={t('title')} required english>
        <Input autoComplete="off" maxLength={fieldLimits.nameLength} placeholder={t('titleHint')} data-autofocus="" />
      </FormField>
      <FormField name="html" label={t('html')} required>
        <RichTextEditor label={t('html')} tall />
      </FormField>
      <FormField name="isRequired" label={t('isRequired')} help={t('isRequiredHelp')} valuePropName="checked">
        <Switch />
      </FormField>
      <FormField name="asksAgain" label={t('asksAgain')} help={t('asksAgainHelp')} valuePropName="checked">
        <Switch />
      </FormField>
    </>
  );
}
