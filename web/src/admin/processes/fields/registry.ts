import type { Field, FieldKind } from '@yizhan/contract/fields.ts';
import type { FieldDesign } from './field-design.ts';
import * as others from './others.tsx';
import * as simple from './simple.tsx';
import { newColumn, TableSettings } from './TableSettings.tsx';

const { text, number, money, date, time, choice, longText } = simple;
const { dateRange, choices, person, department, files, picture, richText, signature, formula, profile } = others;

/** What the designer knows of every kind of field; a missing one does not compile. */
export const fieldDesigns: { [K in FieldKind]: FieldDesign<K> } = {
  text,
  longText,
  number,
  money,
  date,
  dateRange,
  time,
  choice,
  choices,
  person,
  department,
  files,
  picture,
  table: { icon: 'layout', initial: () => ({ columns: [newColumn([])], maxRows: 20 }), Settings: TableSettings },
  richText,
  signature,
  formula,
  profile,
};

export const newField = (kind: FieldKind, key: string, label: string): Field =>
  ({
    ...{ key, kind, label, help: '', required: false, width: 'full' },
    settings: fieldDesigns[kind].initial(),
  }) as Field;
