import { type ReactNode, useId } from 'react';
import { classes } from '../ui/classes.ts';
import type { FieldTexts } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';

type GroupFieldProps = FieldTexts & { id: string; className?: string | undefined; children: ReactNode };

/** A field of several controls: its name, help and error belong to all of them. It gets the focus itself. */
export function GroupField({ id, label, help, error, required, className, children }: GroupFieldProps) {
  const noteId = useId();
  const note = error ?? help;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      className={classes('yz-field', 'form-group', className)}
      aria-describedby={note ? noteId : undefined}
      data-invalid={error ? '' : undefined}
    >
      <legend className="yz-field__label">
        {label}
        {required && (
          <span className="yz-field__required" aria-hidden="true">
            *
          </span>
        )}
      </legend>
      {children}
      <div className={classes('yz-field__note', error && 'yz-field__note--error')} id={noteId} aria-live="polite">
        {error && <Icon name="error" size={16} />}
        {note}
      </div>
    </fieldset>
  );
}
