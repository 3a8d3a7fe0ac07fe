import type { ComponentType } from 'react';
import type * as z from 'zod';
import { RecordForm, type RecordFormProps } from './RecordForm.tsx';
// After the form's own: some of its rules weigh the same.
import './PartsForm.css';

/** One card of a long form. Its fields are told what is stored. */
export type FormPart<D> = { key: string; title: string; Fields: ComponentType<{ settings: D }> };

type PartsFormProps<S extends z.ZodType, A, D> = Omit<RecordFormProps<S, A>, 'children'> & {
  /** Names the form in the ids of its parts. */
  name: string;
  /** What screen readers call the index. */
  label: string;
  parts: readonly FormPart<D>[];
  settings: D;
};

const show = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });

/** A long form in parts, with an index of them at its right where there is room. */
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
