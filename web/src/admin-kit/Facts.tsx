import type { ReactNode } from 'react';
import './Facts.css';

type FactsProps = {
  /** Labels with their values; those without a value are left out. */ facts: readonly (readonly [string, ReactNode])[];
};

/** What is known of a record that is not edited here. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="admin-facts">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
