import { profileItems } from '@yizhan/contract/fields.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../../lib/text.ts';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { RichTextEditor } from '../../../ui/rich-text-editor/RichTextEditor.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { FormulaSettings } from './FormulaSettings.tsx';
import type { FieldDesign } from './field-design.ts';
import { FromSetting, NumberSetting } from './parts.tsx';
import { ChoiceSettings, newOptions } from './simple.tsx';

const t = textsOf({ processDesign });

const nothing = { initial: () => ({}), Settings: () => null };

export const dateRange: FieldDesign<'dateRange'> = {
  icon: 'calendar',
  initial: () => ({ from: 'any' }),
  Settings: ({ value, onChange }) => (
    <>
      <FromSetting value={value.from} onChange={(from) => onChange({ ...value, from })} />
      <NumberSetting label="maxDays" name="maxDays" {...{ value, onChange }} />
    </>
  ),
};

export const choices: FieldDesign<'choices'> = {
  icon: 'list',
  compares: 'text',
  initial: newOptions,
  Settings: (props) => (
    <>
      <ChoiceSettings {...props} />
      <NumberSetting label="most" name="most" {...props} />
    </>
  ),
};

export const person: FieldDesign<'person'> = { icon: 'user', ...nothing };
export const department: FieldDesign<'department'> = { icon: 'department', ...nothing };
export const signature: FieldDesign<'signature'> = { icon: 'pen', ...nothing };

export const files: FieldDesign<'files'> = {
  icon: 'attach',
  initial: () => ({ most: 5, types: [] }),
  Settings: ({ value, onChange }) => (
    <>
      <NumberSetting label="most" name="most" otherwise={1} {...{ value, onChange }} />
      <TextField
        label={t('types')}
        help={t('typesHelp')}
        value={value.types.join(',')}
        onChange={(typed) =>
          onChange({ ...value, types: typed === '' ? [] : typed.toLowerCase().replace(/[\s.]/g, '').split(/[,，]/) })
        }
      />
    </>
  ),
};

export const picture: FieldDesign<'picture'> = {
  icon: 'image',
  initial: () => ({ most: 3 }),
  Settings: (props) => <NumberSetting label="most" name="most" otherwise={1} {...props} />,
};

export const richText: FieldDesign<'richText'> = {
  icon: 'info',
  initial: () => ({ html: `<p>${t('explain')}</p>` }),
  Settings: ({ value, onChange }) => (
    <RichTextEditor label={t('html')} value={value.html} onChange={(html) => onChange({ html })} />
  ),
};

export const formula: FieldDesign<'formula'> = {
  icon: 'code',
  compares: 'number',
  initial: () => ({ expression: '0', unit: '', decimals: 2 }),
  Settings: FormulaSettings,
};

export const profile: FieldDesign<'profile'> = {
  icon: 'identity',
  compares: 'text',
  initial: () => ({ item: 'name', editable: false }),
  Settings: ({ value, onChange }) => (
    <>
      <Select
        label={t('profileItem')}
        value={value.item}
        onChange={(item) => onChange({ ...value, item })}
        options={profileItems.map((item) => ({ value: item, label: t(`profile_${item}`) }))}
      />
      <Checkbox checked={value.editable} onChange={(editable) => onChange({ ...value, editable })}>
        {t('editable')}
      </Checkbox>
    </>
  ),
};
