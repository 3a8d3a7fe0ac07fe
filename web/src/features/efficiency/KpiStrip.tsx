import type { EfficiencyOverview } from '@yizhan/contract/entities/efficiency.ts';
import { efficiency, efficiencyDefinitions, efficiencyFigures } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useId } from 'react';
import { formatExact } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { Text } from '../../ui/layout/Text.tsx';
import { useIsPrinting } from '../../ui/useIsPrinting.ts';
import { type Change, changeOf, countText, hoursText, rateText, starsText } from './figures.ts';
import { keepInView } from './keep-in-view.ts';

const t = textsOf({ efficiency });
const figureName = textsOf({ efficiencyFigures });
const definition = textsOf({ efficiencyDefinitions });

type FigureName = keyof typeof efficiencyFigures;
type Figure = { name: FigureName; value: string; change?: Change | undefined };

const points = (n: number) => t('percent', { n: Math.round(n * 1000) / 10 });

function figuresOf(o: EfficiencyOverview): Figure[] {
  const { current: now, previous: before } = o;
  return [
    {
      name: 'accepted',
      value: countText(now.accepted),
      change: changeOf(now.accepted, before.accepted, formatExact, 'none'),
    },
    {
      name: 'finished',
      value: countText(now.finished),
      change: changeOf(now.finished, before.finished, formatExact, 'none'),
    },
    {
      name: 'onTimeRate',
      value: rateText(now.onTimeRate),
      change: changeOf(now.onTimeRate, before.onTimeRate, points, 'up'),
    },
    {
      name: 'medianHours',
      value: hoursText(now.medianHours),
      change: changeOf(now.medianHours, before.medianHours, (n) => hoursText(n), 'down'),
    },
    {
      name: 'satisfaction',
      value: starsText(now.satisfaction),
      change: changeOf(now.satisfaction, before.satisfaction, (n) => starsText(n), 'up'),
    },
    { name: 'open', value: countText(o.open) },
    { name: 'overdue', value: countText(o.overdue) },
    { name: 'todayAccepted', value: countText(o.todayAccepted) },
    { name: 'todayFinished', value: countText(o.todayFinished) },
    { name: 'finishRate', value: rateText(now.finishRate) },
    { name: 'earlyRate', value: rateText(now.earlyRate) },
    { name: 'meanHours', value: hoursText(now.meanHours) },
    { name: 'late', value: countText(now.late) },
    { name: 'ratedRate', value: rateText(now.ratedRate) },
    { name: 'rectifiedRate', value: rateText(o.rectifiedRate) },
    { name: 'people', value: countText(now.people) },
    { name: 'total', value: countText(o.total) },
    { name: 'departments', value: countText(o.departments) },
    { name: 'services', value: countText(o.services) },
    { name: 'onlineRate', value: rateText(o.onlineRate) },
    { name: 'visits', value: countText(o.visits) },
  ];
}

type KpiStripProps = { overview: EfficiencyOverview; manual: readonly { name: string; value: string }[] };

/** Five figures large with their change, the others small; each says on hover and focus what it counts. */
export function KpiStrip({ overview, manual }: KpiStripProps) {
  const figures = figuresOf(overview);
  return (
    <section className="eff-kpis" aria-label={t('figures')}>
      <dl className="eff-kpis__main">
        {figures.slice(0, 5).map((figure) => (
          <Kpi key={figure.name} figure={figure} />
        ))}
      </dl>
      <dl className="eff-kpis__rest">
        {figures.slice(5).map((figure) => (
          <Kpi key={figure.name} figure={figure} />
        ))}
        {manual.map(({ name, value }) => (
          <div key={name} className="eff-kpi">
            <Text as="dt" size={12} tone="second">
              {name}
            </Text>
            <dd className="eff-kpi__value">{value}</dd>
            <dd className="eff-kpi__change">{t('manual')}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Kpi({ figure: { name, value, change } }: { figure: Figure }) {
  const id = useId();
  return (
    <div className="eff-kpi">
      <dt>
        <button
          type="button"
          className="eff-kpi__name"
          aria-describedby={id}
          onPointerEnter={keepInView}
          onFocus={keepInView}
        >
          {figureName(name)}
        </button>
        <span role="tooltip" id={id} className="eff-kpi__definition">
          {definition(name)}
        </span>
      </dt>
      <dd className="eff-kpi__value" data-figure={name}>
        {value}
      </dd>
      {change && (
        <dd className="eff-kpi__change" data-better={change.better}>
          {change.text}
        </dd>
      )}
    </div>
  );
}

/** EF-5: every definition once more, to read and to print. */
export function Definitions() {
  const names = Object.keys(efficiencyFigures) as FigureName[];
  const isPaper = useIsPrinting();
  return (
    <details className="eff-definitions" open={isPaper || undefined}>
      <summary>{t('definitions')}</summary>
      <dl>
        {names.map((name) => (
          <div key={name}>
            <dt>{figureName(name)}</dt>
            <dd>{definition(name)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
