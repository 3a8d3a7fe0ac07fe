import type { ReactNode } from 'react';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../ui/icons/names.ts';

type SecurityRowProps = {
  icon: IconName;
  title: string;
  /** A chip after the title. */
  state?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
};

/** One credential: what it is, its state, and its actions. */
export function SecurityRow({ icon, title, state, actions, children }: SecurityRowProps) {
  return (
    <section className="security-row" aria-label={title}>
      <span className="security-row__mark">
        <Icon name={icon} size={22} />
      </span>
      <div className="security-row__words">
        <h3 className="security-row__title">
          {title}
          {state}
        </h3>
        <div className="security-row__text">{children}</div>
      </div>
      <div className="security-row__actions">{actions}</div>
    </section>
  );
}
