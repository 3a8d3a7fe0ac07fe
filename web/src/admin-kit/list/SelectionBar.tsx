import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { t } from '../words.ts';

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** What can be done with the chosen rows. */
export function SelectionBar({ count, onClear, children }: SelectionBarProps) {
  return (
    <div className="admin-selection" role="toolbar" aria-label={t('actions')}>
      <strong aria-live="polite">{t('selected', { n: count })}</strong>
      {children}
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('clearSelection')}
      </Button>
    </div>
  );
}
