import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';

const icons = { good: 'success', warn: 'warning', bad: 'error' } as const;

type JobNoteProps = { tone: keyof typeof icons; text: string; detail?: ReactNode };

/** How a job ended. */
export function JobNote({ tone, text, detail }: JobNoteProps) {
  return (
    <div className={`bulk-note bulk-note--${tone}`} role="status">
      <Icon name={icons[tone]} size={20} />
      <div>
        <p className="bulk-note__text">{text}</p>
        {detail && <p className="bulk-note__detail">{detail}</p>}
      </div>
    </div>
  );
}
