import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { Form, Input, Select } from 'antd';
import { FormField } from '../../../admin-kit/form/FormField.tsx';
import { textsOf } from '../../../lib/text.ts';
import { selectIcons } from '../../../ui/antd-icons.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });

/** Block 1. */
export const DescriptionFields = () => (
  <FormField name="description" errorName={guideText('description')}>
    <RichTextEditor label={guideText('description')} pictures tall />
  </FormField>
);

/** Block 6. */
export const ResultFields = () => (
  <>
    <FormField name={['result', 'text']} label={t('resultText')}>
      <RichTextEditor label={t('resultText')} />
    </FormField>
    <FormField name={['result', 'collection']} label={t('collection')}>
      <Input maxLength={fieldLimits.textLength} placeholder={t('collectionHint')} autoComplete="off" />
    </FormField>
  </>
);

type FeeChoiceProps = { id?: string; value?: boolean | null; onChange?: (free: boolean | null) => void };

const choices = [null, true, false] as const;
const words = { null: 'feesUnsaid', true: 'free', false: 'feesCharged' } as const;

/** What nobody has chosen is not told to readers. */
const FeeChoice = ({ id, value = null, onChange }: FeeChoiceProps) => (
  <Select
    {...selectIcons}
    {...(id && { id })}
    value={String(value)}
    options={choices.map((free) => ({ value: String(free), label: t(words[`${free}`]) }))}
    onChange={(chosen) => onChange?.(choices.find((free) => String(free) === chosen) ?? null)}
  />
);

/** Block 7: also states that it is free. */
export function FeeFields() {
  const free = Form.useWatch<boolean | null | undefined>(['fees', 'free'], { preserve: true });
  return (
    <>
      <FormField name={['fees', 'free']} label={guideText('fees')}>
        <FeeChoice />
      </FormField>
      {free === false && (
        <FormField name={['fees', 'text']} label={t('feesText')}>
          <RichTextEditor label={t('feesText')} />
        </FormField>
      )}
    </>
  );
}

/** Block 12, the ratings, is not edited here. */
export const RatingNote = () => <p className="admin-muted">{t('ratingsHelp')}</p>;
