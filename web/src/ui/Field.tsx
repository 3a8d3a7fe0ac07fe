import { ui } from '@yizhan/contract/texts/zh-CN/ui.ts';
import { type ReactNode, useId } from 'react';
import { textsOf } from '../lib/text.ts';
import { classes } from './classes.ts';
import { Icon } from './Icon.tsx';
import './Field.css';

const t = textsOf({ ui });

export type FieldTexts = {
  label?: ReactNode;
  /** Below the control. */
  help?: ReactNode;
  /** Shown in place of the help; marks the control invalid. */
  error?: string | undefined;
  required?: boolean | undefined;
};

/** Attributes the inner control must carry to be linked to label, help and error. */
export type FieldControl = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The browser takes no more at the limit, and cuts what is pasted, without a word. */
export const limitNote = (value: string, maxLength: number | undefined): string | undefined =>
  maxLength !== undefined && value.length >= maxLength ? t('full', { n: maxLength }) : undefined;

type FieldProps = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, help, error, required, id, className, children }: FieldProps) {
  const own = useId();
  const controlId = id ?? own;
  const noteId = `${controlId}-note`;
  const note = error ?? help;
  const control = {
    id: controlId,
    required,
    'aria-describedby': note ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
  } as const;
  return (
    <div className={classes('yz-field', className)}>
      {label && (
        <label className="yz-field__label" htmlFor={controlId}>
          {label}
          {required && (
            <span className="yz-field__required" title={t('required')} aria-hidden="true">
              *
            </span>
          )}
        </label>
      )}
      {children(control)}
      <div className={classes('yz-field__note', error && 'yz-field__note--error')} id={noteId} aria-live="polite">
        {error && <Icon name="error" size={16} />}
        {note}
      </div>
    </div>
  );
}
