import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type TabHeadProps = { children?: ReactNode; add: string; onAdd: () => void };

/** Above the list of a tab: its filters, and the button for a new record. */
export const TabHead = ({ children, add, onAdd }: TabHeadProps) => (
  <div className="admin-list__filters">
    {children}
    <Button className="admin-list__add" variant="primary" icon="plus" onClick={onAdd}>
      {add}
    </Button>
  </div>
);
