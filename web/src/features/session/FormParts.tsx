import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { toErrorText } from '../../ui/error-text.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import './FormParts.css';

export function FormTitle({ children, text }: { children: ReactNode; text?: ReactNode }) {
  return (
    <header className="form-title">
      <h1 tabIndex={-1}>{children}</h1>
      {text && <p>{text}</p>}
    </header>
  );
}

type Tone = 'good' | 'bad' | 'info';
const glyphs: Record<Tone, IconName> = { good: 'success', bad: 'error', info: 'info' };

/** A message in the form: what went wrong, or what just happened. */
export function FormNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={`form-note form-note--${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon name={glyphs[tone]} size={18} />
      <span>{children}</span>
    </div>
  );
}

export function FormFailure({ error }: { error: unknown }) {
  if (error === undefined) return null;
  const { title = String(error), advice, action } = toErrorText(error);
  return (
    <FormNote tone="bad">
      {title}
      {action && (
        <>
          <p>{advice}</p>
          <Button size="small" onClick={action.run}>
            {action.label}
          </Button>
        </>
      )}
    </FormNote>
  );
}

/** The end of a form: success, and where to go next. */
export function FormDone({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="form-done">
      <span className="form-done__mark">
        <Icon name="check" size={28} />
      </span>
      <FormTitle text={text}>{title}</FormTitle>
      {children}
    </div>
  );
}
