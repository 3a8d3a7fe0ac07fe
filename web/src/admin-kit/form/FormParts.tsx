import type { ReactNode } from 'react';

const idOf = (form: string, part: string) => `${form}-${part}`;
const show = (id: string) => document.getElementById(id)?.scrollIntoView({ behavior: 'smooth' });

type PartsIndexProps = { form: string; label: string; parts: readonly { key: string; title: string }[] };

/** A long form's parts by name, at its right where there is room. */
export function PartsIndex({ form, label, parts }: PartsIndexProps) {
  return (
    <nav className="admin-settings__index" aria-label={label}>
      {parts.map(({ key, title }) => (
        <button key={key} type="button" onClick={() => show(idOf(form, key))}>
          {title}
        </button>
      ))}
    </nav>
  );
}

type FormPartProps = { form: string; part: string; title: string; children: ReactNode };

export function FormPart({ form, part, title, children }: FormPartProps) {
  return (
    <section id={idOf(form, part)} className="admin-card admin-settings__part">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
