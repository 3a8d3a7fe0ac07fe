import type { FieldKind, FieldSettings } from '@yizhan/contract/fields.ts';
import type { ComponentType } from 'react';
import type { IconName } from '../../../ui/icons/names.ts';

export type SettingsProps<K extends FieldKind> = {
  value: FieldSettings<K>;
  onChange: (settings: FieldSettings<K>) => void;
};

/** What the designer knows of a kind of field. */
export type FieldDesign<K extends FieldKind> = {
  icon: IconName;
  /** Of a new field. */
  initial: () => FieldSettings<K>;
  Settings: ComponentType<SettingsProps<K>>;
  /** How a condition compares it; absent: only whether it is filled in. */
  compares?: 'text' | 'number' | 'date';
};
