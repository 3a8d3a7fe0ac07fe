import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import type { ReactNode } from 'react';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';

const t = textsOf({ admin });

type SelectionBarProps = { count: number; onClear: () => void; children: ReactNode };

/** Actions for the selected rows. */
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
