import { limits } from '@yizhan/contract/limits.ts';
import { Form, Input, Switch } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';
import { g, r } from '../words.ts';

/** Block 1. */
export const DescriptionFields = () => (
  <FormField name="description" errorName={r('description')}>
    <RichTextEditor label={r('description')} pictures tall />
  </FormField>
);

/** Block 6. */
export const ResultFields = () => (
  <>
    <FormField name={['result', 'text']} label={g('resultText')}>
      <RichTextEditor label={g('resultText')} />
    </FormField>
    <FormField name={['result', 'collection']} label={g('collection')}>
      <Input maxLength={limits.textLength} placeholder={g('collectionHint')} autoComplete="off" />
    </FormField>
  </>
);

/** Block 7: that nothing is charged is said, too. */
export function FeeFields() {
  const free = Form.useWatch<boolean | undefined>(['fees', 'free'], { preserve: true });
  return (
    <>
      <FormField name={['fees', 'free']} label={g('free')} valuePropName="checked">
        <Switch />
      </FormField>
      {free === false && (
        <FormField name={['fees', 'text']} label={g('feesText')}>
          <RichTextEditor label={g('feesText')} />
        </FormField>
      )}
    </>
  );
}

/** Block 12 is written by those who used the service. */
export const RatingNote = () => <p className="admin-muted">{g('ratingsHelp')}</p>;
