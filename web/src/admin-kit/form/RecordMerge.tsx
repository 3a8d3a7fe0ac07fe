import { difference } from '@yizhan/contract/difference.ts';
import { Form } from 'antd';
import { cloneElement, isValidElement, useEffect, useState } from 'react';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { toPlainText } from '../publishing/change-describer.ts';
import type { Path } from './field-error.ts';
import { MergeDialog } from './MergeDialog.tsx';
import type { MergeDescriber } from './MergeTable.tsx';
import { decisionsOf } from './merge.ts';
import { forgetMerge, peekMerge } from './pending-merge.ts';
import type { RecordField, RecordFields } from './record-context.ts';

type RecordMergeProps<C> = {
  /** Names what is edited. */
  about: string;
  /** The newest record. */
  theirs: C;
  fields: RecordFields;
  onMerge: (merged: C) => void;
};

/** In the form that shows the newest record: what was typed into the one before, to be merged field by field. */
export function RecordMerge<C>({ about, theirs, fields, onMerge }: RecordMergeProps<C>) {
  const [pending, setPending] = useState(() => peekMerge(about));
  useEffect(() => forgetMerge(about), [about]);
  const close = () => setPending(undefined);
  if (!pending || difference(pending.base, theirs).length === 0) return null;
  const { changed, base, mine } = pending;
  const fieldOf = (path: Path) => fieldAt(fields, path)?.path ?? path;
  return (
    <MergeDialog<C>
      changed={changed}
      theirs={theirs}
      decisions={decisionsOf({ base, theirs, mine }, { fieldOf: (path) => [...fieldOf(path)] })}
      describe={describeBy(fields)}
      onMerge={(merged) => {
        close();
        onMerge(merged);
      }}
      onTheirs={close}
      onClose={close}
    />
  );
}

/** The innermost field that holds the path. */
function fieldAt(fields: RecordFields, path: Path): RecordField | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const field = fields.get(path.slice(0, length).join('.'));
    if (field) return field;
  }
  return undefined;
}

/** A row that only one side has is called like the rows that are on the screen. */
function labelAt(fields: RecordFields, path: Path): string | undefined {
  const own = fieldAt(fields, path)?.label;
  if (own) return own;
  const inAnyRow = (whole: Path) => whole.map((part) => (typeof part === 'number' ? '' : part)).join('.');
  return [...fields.values()].find((field) => inAnyRow(field.path) === inAnyRow(path))?.label;
}

const describeBy = (fields: RecordFields): MergeDescriber => ({
  label: (path) => labelAt(fields, path) || path.join('.'),
  words: (path, value) => {
    const { control, valueProp = 'value' } = fieldAt(fields, path) ?? {};
    if (typeof value === 'boolean') return yesOrNo(value);
    const isEmpty = value === undefined || value === null || value === '';
    if (isEmpty || !isValidElement<Record<string, unknown>>(control)) return toPlainText(value);
    // The field's own control names what is stored as an id.
    return (
      <div inert>
        <Form component={false}>{cloneElement(control, { [valueProp]: value, disabled: true })}</Form>
      </div>
    );
  },
});
