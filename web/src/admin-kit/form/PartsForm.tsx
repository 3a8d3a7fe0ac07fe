import type { ComponentType } from 'react';
import type * as z from 'zod';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
// After the form's own CSS: some of its rules have the same specificity.
import './PartsForm.css';

/** One card of a long form. Its fields receive the stored record. */
export type FormPart<D> = { key: string; title: string; Fields: ComponentType<{ settings: D }> };

type PartsFormProps<S extends z.ZodType, A, D> = Omit<RecordFormProps<S, A>, 'children'> & {
  /** Prefix of the ids of its parts. */
  name: string;
  /** The accessible name of the index. */
  label: string;
  parts: readonly FormPart<D>[];
  settings: D;
};

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });

/** A long form in parts, with an index at its right on wide screens. */
export function PartsForm<S extends z.ZodType, A, D>(props: PartsFormProps<S, A, D>) {
  const { name, label, parts, settings, ...form } = props;
  const idOf = (key: string) => `${name}-${key}`;
  return (
    <div className="admin-parts">
      <nav className="admin-parts__index" aria-label={label}>
        {parts.map(({ key, title }) => (
          <button key={key} type="button" onClick={() => show(idOf(key))}>
            {title}
          </button>
        ))}
      </nav>
      <RecordForm {...form}>
        {parts.map(({ key, title, Fields }) => (
          <section key={key} id={idOf(key)} className="admin-card admin-parts__part">
            <h2>{title}</h2>
            <Fields settings={settings} />
          </section>
        ))}
      </RecordForm>
    </div>
  );
}
