import type { GuideFact } from '@yizhan/contract/guide-description.ts';
import { Fragment } from 'react';
import { toTelHref } from '../../lib/tel-href.ts';

export function Facts({ facts }: { facts: readonly GuideFact[] }) {
  return (
    <dl className="guide-facts">
      {facts.map((fact) => (
        <Fragment key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            <FactValue fact={fact} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

function FactValue({ fact: { kind, value } }: { fact: GuideFact }) {
  switch (kind) {
    case 'text':
      return value;
    case 'phone':
      return <a href={toTelHref(value)}>{value}</a>;
    case 'mail':
      return <a href={`mailto:${value}`}>{value}</a>;
  }
}
