import type { Field, FieldKind } from '@yizhan/contract/fields.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import type { FieldPart } from '../../../forms/field-part.ts';
import { fieldParts } from '../../../forms/registry.ts';
import { textsOf } from '../../../lib/text.ts';

const t = textsOf({ processDesign });

/** Kinds whose value can stand there before anybody filled it in; files and signatures are a person's own. */
const offered: readonly FieldKind[] = ['text', 'longText', 'number', 'money', 'date', 'time', 'choice', 'choices'];

type InitialValueProps = { field: Field; onChange: (initial: unknown) => void };

/** What the field holds when an application begins, filled in as an applicant would. */
export function InitialValue({ field, onChange }: InitialValueProps) {
  if (!offered.includes(field.kind)) return null;
  const { Input } = fieldParts[field.kind] as unknown as FieldPart<FieldKind>;
  return (
    <Input
      field={{ ...field, label: t('initial'), help: t('initialHelp') }}
      id={`initial-${field.key}`}
      value={field.initial}
      onChange={onChange}
      required={false}
      error={undefined}
      problems={[]}
      data={{}}
    />
  );
}
