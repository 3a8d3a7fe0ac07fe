import { type ReactNode, useId } from 'react';
import { classes } from '../../ui/classes.ts';
import { JumpMarks } from './JumpMarks.tsx';

export type FormSection = { key: string; title: string; content: ReactNode };

type FormSectionsProps = {
  /** The accessible name of the list of sections. */
  label: string;
  sections: readonly FormSection[];
  /** Of each section, and of its heading. */
  className?: string;
  headingClass?: string;
  heading?: 'h2' | 'h3';
};

/** The sections of a form under their headings; a long form has marks to jump to them. */
export function FormSections({
  label,
  sections,
  className,
  headingClass = 'admin-form__heading',
  heading: Heading = 'h3',
}: FormSectionsProps) {
  const form = useId();
  const idOf = (key: string) => `${form}-${key}`;
  return (
    <>
      <JumpMarks label={label} marks={sections.map(({ key, title }) => ({ id: idOf(key), title }))} />
      {sections.map(({ key, title, content }) => (
        <section
          key={key}
          id={idOf(key)}
          className={classes('form-section', className)}
          aria-label={title}
          tabIndex={-1}
        >
          <Heading className={headingClass}>{title}</Heading>
          {content}
        </section>
      ))}
    </>
  );
}
