import type { ComponentType } from 'react';
import type * as z from 'zod';
import { FormSections } from './FormSections.tsx';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
// After the form's own CSS: some of its rules have the same specificity.
import './PartsForm.css';

/** One card of a long form. Its fields receive the stored record. */
export type FormPart<D> = { key: string; title: string; Fields: ComponentType<{ settings: D }> };

type PartsFormProps<S extends z.ZodType, A, D> = Omit<RecordFormProps<S, A>, 'children'> & {
  /** The accessible name of the index. */
  label: string;
  parts: readonly FormPart<D>[];
  settings: D;
};

/** A long form in parts, each a card; on wide screens with their list at the right. */
export function PartsForm<S extends z.ZodType, A, D>({ label, parts, settings, ...form }: PartsFormProps<S, A, D>) {
  return (
    <div className="admin-parts">
      <RecordForm {...form}>
        <FormSections
          label={label}
          className="admin-card admin-parts__part"
          heading="h2"
          headingClass="admin-parts__heading"
          sections={parts.map(({ key, title, Fields }) => ({ key, title, content: <Fields settings={settings} /> }))}
        />
      </RecordForm>
    </div>
  );
}
