import { Fragment, type ReactNode } from 'react';

type FactsProps = { facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and what they stand for; what is not known is not mentioned. */
export function Facts({ facts }: FactsProps) {
  const known = facts.filter(([, value]) => value !== '' && value !== undefined && value !== null);
  if (known.length === 0) return null;
  return (
    <dl className="guide-facts">
      {known.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
