import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

type TabHeadProps = { children?: ReactNode; add: string; onAdd: () => void };

/** Over a list of a tab: what narrows it, and the button that makes a new one. */
export const TabHead = ({ children, add, onAdd }: TabHeadProps) => (
  <div className="admin-list__filters">
    {children}
    <Button className="services-admin__add" variant="primary" icon="plus" onClick={onAdd}>
      {add}
    </Button>
  </div>
);
