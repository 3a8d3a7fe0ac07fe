import * as fieldLimits from '@yizhan/contract/limits/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { TextField } from '../../../ui/TextField.tsx';
import type { FieldDesign, SettingsProps } from './field-design.ts';
import { LinesField } from './LinesField.tsx';
import { FromSetting, NumberSetting } from './parts.tsx';

const t = textsOf({ processDesign });

export const text: FieldDesign<'text'> = {
  icon: 'edit',
  compares: 'text',
  initial: () => ({ maxLength: fieldLimits.textLength, pattern: '', patternHelp: '' }),
  Settings: ({ value, onChange }) => (
    <>
      <NumberSetting label="maxLength" name="maxLength" otherwise={fieldLimits.textLength} {...{ value, onChange }} />
      <TextField label={t('pattern')} value={value.pattern} onChange={(pattern) => onChange({ ...value, pattern })} />
      {value.pattern && (
        <TextField
          label={t('patternHelp')}
          value={value.patternHelp}
          onChange={(patternHelp) => onChange({ ...value, patternHelp })}
        />
      )}
    </>
  ),
};

export const longText: FieldDesign<'longText'> = {
  icon: 'list',
  initial: () => ({ maxLength: fieldLimits.longTextLength }),
  Settings: ({ value, onChange }) => (
    <NumberSetting label="maxLength" name="maxLength" otherwise={fieldLimits.longTextLength} {...{ value, onChange }} />
  ),
};

export const number: FieldDesign<'number'> = {
  icon: 'chart',
  compares: 'number',
  initial: () => ({ unit: '', decimals: 0 }),
  Settings: ({ value, onChange }) => (
    <>
      <TextField
        label={t('unit')}
        maxLength={processLimits.unitLength}
        value={value.unit}
        onChange={(unit) => onChange({ ...value, unit })}
      />
      <NumberSetting label="decimals" name="decimals" otherwise={0} {...{ value, onChange }} />
      <NumberSetting label="min" name="min" decimals={4} {...{ value, onChange }} />
      <NumberSetting label="max" name="max" decimals={4} {...{ value, onChange }} />
    </>
  ),
};

export const money: FieldDesign<'money'> = {
  icon: 'finance',
  compares: 'number',
  initial: () => ({}),
  Settings: ({ value, onChange }) => (
    <>
      <NumberSetting label="min" name="min" decimals={2} {...{ value, onChange }} />
      <NumberSetting label="max" name="max" decimals={2} {...{ value, onChange }} />
    </>
  ),
};

export const date: FieldDesign<'date'> = {
  icon: 'calendar',
  compares: 'date',
  initial: () => ({ from: 'any' }),
  Settings: ({ value, onChange }) => <FromSetting value={value.from} onChange={(from) => onChange({ from })} />,
};

export const time: FieldDesign<'time'> = {
  icon: 'clock',
  compares: 'text',
  initial: () => ({}),
  Settings: () => null,
};

type Choice = { dictionary: string; options: string[] };

export const newOptions = () => ({ dictionary: '', options: [t('optionOne'), t('optionTwo')] });

/** A dictionary, or options of the form's own. */
export function ChoiceSettings<S extends Choice>({ value, onChange }: { value: S; onChange: (settings: S) => void }) {
  return (
    <>
      {value.dictionary === '' && (
        <LinesField
          label={t('options')}
          help={t('optionsHelp')}
          value={value.options}
          onChange={(options) => onChange({ ...value, options })}
        />
      )}
      <TextField
        label={t('dictionary')}
        help={t('dictionaryHelp')}
        value={value.dictionary}
        onChange={(dictionary) => onChange({ ...value, dictionary: dictionary.trim() })}
      />
    </>
  );
}

export const choice: FieldDesign<'choice'> = {
  icon: 'check',
  compares: 'text',
  initial: newOptions,
  Settings: (props: SettingsProps<'choice'>) => <ChoiceSettings {...props} />,
};
