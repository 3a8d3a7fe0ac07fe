import '../admin-kit/jitless.ts';
import { meets } from '@yizhan/contract/conditions.ts';
import type { Field, FieldKind, FieldRight, Form, FormData, FormSection } from '@yizhan/contract/fields.ts';
import type { FormProblem } from '@yizhan/contract/form-problems.ts';
import { computeForm, isRequired } from '@yizhan/contract/form-rules.ts';
import { forms } from '@yizhan/contract/texts/zh-CN/forms.ts';
import { type ComponentType, useRef } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from '../ui/classes.ts';
import type { FieldPart, ReaderProps } from './field-part.ts';
import './forms.css';
import { Stack } from '../ui/layout/Stack.tsx';
import { browserWorld } from './form-world.ts';
import { problemText } from './problem-text.ts';
import { fieldParts } from './registry.ts';

const t = textsOf({ forms });

export type FormFieldsProps = {
  form: Form;
  rights: Readonly<Record<string, FieldRight>>;
  data: FormData;
  problems?: readonly FormProblem[];
  fileUrls?: Readonly<Record<string, string>>;
  /** Without it everything is read. */
  onChange?: ((data: FormData) => void) | undefined;
  /** Before the id of every control, where several forms stand on one page. */
  prefix?: string;
  /** A new form: what others will write later is not there yet. */
  isNew?: boolean;
  /** Laid out as on a phone, whatever the window. */
  isPhone?: boolean;
};

export const controlId = (key: string, prefix = 'field') => `${prefix}-${key}`;

/** A form by what its reader may see and write, its conditions and formulas kept up with every change. */
export function FormFields({ form, data, rights, isPhone, isNew, ...rest }: FormFieldsProps) {
  const isMet = ({ visibleWhen }: Field) => !visibleWhen || meets(visibleWhen, data);
  // A reader sees what is stored; whoever writes sees at once what follows from it.
  const computed = rest.onChange
    ? computeForm(form, data, browserWorld(new Date()))
    : { data, visible: new Set(form.sections.flatMap(({ fields }) => fields.filter(isMet).map(({ key }) => key))) };
  const isLater = ({ key, kind }: Field) =>
    isNew === true && rights[key] === 'read' && computed.data[key] === undefined && !fieldParts[kind].isOutput;
  const shown = (field: Field) => rights[field.key] !== 'hidden' && computed.visible.has(field.key) && !isLater(field);
  const sections = form.sections
    .map((section) => ({ ...section, fields: section.fields.filter(shown) }))
    .filter(({ fields }) => fields.length > 0);
  // A file that arrives while another field is typed in is not lost.
  const latest = useRef(data);
  latest.current = data;
  const { onChange, ...others } = rest;
  const change = (key: string, value: unknown) => {
    latest.current = withValue(latest.current, key, value);
    onChange?.(latest.current);
  };
  return (
    <Stack gap={6} className={classes('form-fields', isPhone && 'form-fields--phone')}>
      {sections.map((section, at) => (
        <Section
          key={section.title || section.fields[0]?.key}
          section={section}
          number={sections.length > 1 ? at + 1 : undefined}
          form={{ ...others, change: onChange && change, rights, full: computed.data }}
        />
      ))}
    </Stack>
  );
}

type FilledForm = Omit<FormFieldsProps, 'form' | 'data' | 'onChange' | 'isPhone' | 'isNew'> & {
  full: FormData;
  change: ((key: string, value: unknown) => void) | undefined;
};
type SectionProps = { section: FormSection; number: number | undefined; form: FilledForm };

function Section({ section: { title, columns, fields }, number, form }: SectionProps) {
  return (
    <section className="form-section">
      {title && (
        <h3 className="form-section__title">{number === undefined ? title : t('section', { n: number, title })}</h3>
      )}
      <div className={classes('form-grid', columns === 2 && 'form-grid--two')}>
        {fields.map((field) => (
          <div key={field.key} className={classes('form-cell', field.width === 'full' && 'form-cell--full')}>
            <FormField field={field} form={form} />
          </div>
        ))}
      </div>
    </section>
  );
}

function FormField({ field, form }: { field: Field; form: FilledForm }) {
  const { full, rights, problems = [], fileUrls = {}, change, prefix } = form;
  const part = fieldParts[field.kind] as unknown as FieldPart<FieldKind>;
  const isWritten = change !== undefined && (rights[field.key] === 'write' || part.isOutput === true);
  const value = full[field.key];
  if (!isWritten) return <ReadField field={field} value={value} fileUrls={fileUrls} Reader={part.Reader} />;
  const own = problems.filter(({ key }) => key === field.key);
  const [first] = own.filter(({ row }) => row === undefined);
  const { Input } = part;
  return (
    <Input
      field={field}
      id={controlId(field.key, prefix)}
      value={value as never}
      onChange={(next) => change(field.key, next)}
      required={isRequired(field, full)}
      error={first && problemText(first)}
      problems={own}
      data={full}
    />
  );
}

type ReadFieldProps = {
  field: Field;
  value: unknown;
  fileUrls: Readonly<Record<string, string>>;
  Reader: ComponentType<ReaderProps<FieldKind>>;
};

function ReadField({ field, value, fileUrls, Reader }: ReadFieldProps) {
  return (
    <dl className="form-read">
      <dt>{field.label}</dt>
      <dd>
        {value === undefined || value === null ? (
          <span className="form-small">{t('nothing')}</span>
        ) : (
          <Reader field={field} value={value as never} fileUrls={fileUrls} />
        )}
      </dd>
    </dl>
  );
}

/** An emptied field is absent. */
function withValue(data: FormData, key: string, value: unknown): FormData {
  const { [key]: _, ...rest } = data;
  return value === undefined ? rest : { ...rest, [key]: value };
}
