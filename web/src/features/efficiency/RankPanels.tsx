import { useQuery } from '@tanstack/react-query';
import { type DeptSort, deptSorts, type ServiceSort, serviceSorts } from '@yizhan/contract/efficiency-kinds.ts';
import type { DeptRankRow, ServiceRankRow } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiency, efficiencyPanelHelp } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Select } from '../../ui/Select.tsx';
import { countText, hoursText, rateText, starsText } from './figures.ts';
import { live, type PanelSettings } from './live.ts';
import { Panel } from './Panel.tsx';
import { PanelLoaded } from './PanelLoaded.tsx';
import { type RankLine, RankList } from './RankList.tsx';
import { formulaText, pointsText, scoreCells, scoreHead } from './score.ts';

const t = textsOf({ efficiency });
const help = textsOf({ efficiencyPanelHelp });

const deptSortNames = {
  volume: 'volume',
  onTime: 'onTime',
  hours: 'byHours',
  satisfaction: 'bySatisfaction',
  score: 'byScore',
} as const;
const serviceSortNames = { cases: 'byCases', heat: 'byHeat', slowest: 'slowest', worst: 'worst' } as const;

type ShownValue = { value: number | null; text: string };
const deptValue: Readonly<Record<DeptSort, (row: DeptRankRow) => ShownValue>> = {
  volume: ({ finished }) => ({ value: finished, text: countText(finished) }),
  onTime: ({ onTimeRate }) => ({ value: onTimeRate, text: rateText(onTimeRate) }),
  hours: ({ meanHours }) => ({ value: meanHours, text: hoursText(meanHours) }),
  satisfaction: ({ satisfaction }) => ({ value: satisfaction, text: starsText(satisfaction) }),
  score: ({ score }) => ({ value: score?.points ?? null, text: pointsText(score?.points ?? null) }),
};
const serviceValue: Readonly<Record<ServiceSort, (row: ServiceRankRow) => ShownValue>> = {
  cases: ({ cases }) => ({ value: cases, text: countText(cases) }),
  heat: ({ visits }) => ({ value: visits, text: countText(visits) }),
  slowest: ({ meanHours }) => ({ value: meanHours, text: hoursText(meanHours) }),
  worst: ({ satisfaction }) => ({ value: satisfaction, text: starsText(satisfaction) }),
};

export function DepartmentsPanel({ filter, wall, supervises, rules }: PanelSettings) {
  const [sort, setSort] = useState<DeptSort>('volume');
  const sorts = deptSorts.filter((one) => one !== 'score' || supervises);
  const found = useQuery({ ...query.efficiency.deptRank({ ...filter, sort }), ...live(rules) });
  const title = t('departments');
  const head = [t('rank'), t('name'), t('finished'), t('onTime'), t('byHours'), t('bySatisfaction')];
  return (
    <PanelLoaded query={found} title={title}>
      {({ rows, below, minVolume }) => (
        <Panel
          title={title}
          code="departments"
          help={help('departments', { min: minVolume })}
          wall={wall}
          table={{
            head: sort === 'score' ? [...head, ...scoreHead()] : head,
            rows: rows.map((row) => [
              ...[`${row.rank}`, row.name, countText(row.finished), rateText(row.onTimeRate)],
              ...[hoursText(row.meanHours), starsText(row.satisfaction), ...(row.score ? scoreCells(row.score) : [])],
            ]),
          }}
          extra={
            <Select
              size="small"
              aria-label={t('sort')}
              value={sort}
              onChange={setSort}
              options={sorts.map((value) => ({ value, label: t(deptSortNames[value]) }))}
            />
          }
          note={[
            ...(sort === 'score' ? [formulaText(rules)] : []),
            ...(below > 0 ? [t('below', { n: below, min: minVolume })] : []),
          ].join(' ')}
        >
          <RankList
            title={title}
            valueName={t(deptSortNames[sort])}
            lines={rows.map((row) => ({
              ...{ key: row.deptId, rank: row.rank, tied: row.tied, name: row.name, ...deptValue[sort](row) },
            }))}
          />
        </Panel>
      )}
    </PanelLoaded>
  );
}

export function ServicesPanel({ filter, wall, rules }: PanelSettings) {
  const [sort, setSort] = useState<ServiceSort>('cases');
  const found = useQuery({ ...query.efficiency.serviceRank({ ...filter, sort }), ...live(rules) });
  const title = t('services');
  const head = [
    t('name'),
    t('department'),
    t('accepted'),
    t('finished'),
    t('onTime'),
    t('byHours'),
    t('bySatisfaction'),
  ];
  return (
    <PanelLoaded query={found} title={title}>
      {(rows) => (
        <Panel
          title={title}
          code="services"
          help={help('services', { few: efficiencyLimits.smallCount })}
          wall={wall}
          table={{
            head,
            rows: rows.map((row) => [
              ...[row.name, row.deptName, countText(row.cases), countText(row.finished), rateText(row.onTimeRate)],
              ...[hoursText(row.meanHours), starsText(row.satisfaction)],
            ]),
          }}
          extra={
            <Select
              size="small"
              aria-label={t('sort')}
              value={sort}
              onChange={setSort}
              options={serviceSorts.map((value) => ({ value, label: t(serviceSortNames[value]) }))}
            />
          }
        >
          <RankList
            title={title}
            valueName={t(serviceSortNames[sort])}
            lines={rows.map(
              (row, at): RankLine => ({
                key: row.serviceId,
                rank: at + 1,
                tied: false,
                name: row.name,
                ...serviceValue[sort](row),
              }),
            )}
          />
        </Panel>
      )}
    </PanelLoaded>
  );
}
