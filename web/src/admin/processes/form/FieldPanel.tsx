import { type Field, type FieldKind, isComputed } from '@yizhan/contract/fields.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { ComponentType } from 'react';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Select } from '../../../ui/Select.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { SettingsProps } from '../fields/field-design.ts';
import { fieldDesigns } from '../fields/registry.ts';
import { OptionalCondition } from '../OptionalCondition.tsx';
import { InitialValue } from './InitialValue.tsx';

const t = textsOf({ processDesign });

type FieldPanelProps = {
  field: Field;
  /** What its conditions may ask about. */
  others: readonly Field[];
  onChange: (changes: Partial<Field>, tag?: string) => void;
  onDuplicate: () => void;
  onRemove: () => void;
};

/** What every field has, and what its own kind has. */
export function FieldPanel({ field, others, onChange, onDuplicate, onRemove }: FieldPanelProps) {
  const Settings = fieldDesigns[field.kind].Settings as unknown as ComponentType<SettingsProps<FieldKind>>;
  const tag = (name: string) => `${field.key}-${name}`;
  return (
    <div className="design-form">
      <h3>
        {t(`kind_${field.kind}`)} <code>{field.key}</code>
      </h3>
      <TextField
        label={t('label')}
        required
        maxLength={processLimits.labelLength}
        value={field.label}
        onChange={(label) => onChange({ label }, tag('label'))}
      />
      <TextField
        label={t('help')}
        maxLength={processLimits.helpLength}
        value={field.help}
        onChange={(help) => onChange({ help }, tag('help'))}
      />
      <Settings
        value={field.settings}
        onChange={(settings) => onChange({ settings } as Partial<Field>, tag('settings'))}
      />
      <InitialValue field={field} onChange={(initial) => onChange({ initial } as Partial<Field>, tag('initial'))} />
      <Select
        label={t('width')}
        value={field.width}
        onChange={(width) => onChange({ width })}
        options={[
          { value: 'half', label: t('widthHalf') },
          { value: 'full', label: t('widthFull') },
        ]}
      />
      {!isComputed(field.kind) && (
        <Checkbox checked={field.required} onChange={(required) => onChange({ required })}>
          {t('required')}
        </Checkbox>
      )}
      {!isComputed(field.kind) && !field.required && (
        <OptionalCondition
          label={t('requiredWhen')}
          fields={others}
          value={field.requiredWhen}
          onChange={(requiredWhen) => onChange({ requiredWhen }, tag('required-when'))}
        />
      )}
      <OptionalCondition
        label={t('visibleWhen')}
        fields={others}
        value={field.visibleWhen}
        onChange={(visibleWhen) => onChange({ visibleWhen }, tag('visible-when'))}
      />
      <div className="design-form__end">
        <Button size="small" icon="copy" onClick={onDuplicate}>
          {t('duplicateField')}
        </Button>
        <Button size="small" variant="danger" icon="trash" onClick={onRemove}>
          {t('removeField')}
        </Button>
      </div>
    </div>
  );
}
