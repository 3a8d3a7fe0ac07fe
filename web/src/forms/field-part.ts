import type { FieldKind, FieldOf, FieldValue, FormData } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import type { ComponentType } from 'react';

export type InputProps<K extends FieldKind> = {
  field: FieldOf<K>;
  /** Of the control that gets the focus when something is wrong. */
  id: string;
  value: FieldValue<K> | undefined;
  onChange: (value: FieldValue<K> | undefined) => void;
  required: boolean;
  error: string | undefined;
  /** All that is wrong with it, for a table also by row and column. */
  problems: readonly FormProblem[];
  /** The whole form, with what is computed. */
  data: FormData;
};

export type ReaderProps<K extends FieldKind> = {
  field: FieldOf<K>;
  value: FieldValue<K>;
  /** Signed links to files, by file id. */
  fileUrls: Readonly<Record<string, string>>;
};

/** What a kind of field looks like, while it is filled in and when it is read. */
export type FieldPart<K extends FieldKind> = {
  Input: ComponentType<InputProps<K>>;
  Reader: ComponentType<ReaderProps<K>>;
  /** Its input only shows something: who may not write the field sees the same. */
  isOutput?: true;
};

type DescribedInput = Pick<InputProps<FieldKind>, 'field' | 'id' | 'required' | 'error'>;

/** The texts of a field for a control of ours. */
export const toControlTexts = ({ field, id, required, error }: DescribedInput) => ({
  ...{ id, required, error, label: field.label },
  help: field.help || undefined,
});
