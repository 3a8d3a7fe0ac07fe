import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { FaqStatistics } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { useState } from 'react';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { toWireTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Tabs } from '../../ui/Tabs.tsx';

const t = textsOf({ faqManage });

const DAY_MS = 86_400_000;
const periods = { days7: 7, days30: 30, days90: 90 } as const;
type Period = keyof typeof periods;
const tabs = (Object.keys(periods) as Period[]).map((key) => ({ key, label: t(key) }));

const dayBefore = (days: number) => toWireTime(new Date(Date.now() - days * DAY_MS)).slice(0, 10);
const percent = (part: number, of: number) => (of === 0 ? '—' : `${Math.round((100 * part) / of)} %`);

export function StatisticsTab() {
  const [period, setPeriod] = useState<Period>('days30');
  const range = { from: dayBefore(periods[period] - 1), to: dayBefore(0) };
  const found = useQuery({ ...query.faq.statistics(range), placeholderData: keepPreviousData });
  return (
    <Tabs bare label={t('tabStatistics')} tabs={tabs} value={period} onChange={setPeriod}>
      <Loaded
        query={found}
        skeleton={<TableSkeleton />}
        isEmpty={({ asked, depts }) => asked === 0 && depts.length === 0}
        empty={t('statNone')}
      >
        {(statistics) => <Numbers statistics={statistics} />}
      </Loaded>
    </Tabs>
  );
}

function Numbers({ statistics }: { statistics: FaqStatistics }) {
  const { asked, people, answered, near, solved, unsolved, days, top, topUnsolved, depts } = statistics;
  const numbers = [
    [t('statAsked'), asked],
    [t('statPeople'), people],
    [t('statHitRate'), percent(answered, asked)],
    [t('statNear'), near],
    [t('statSolvedRate'), percent(solved, solved + unsolved)],
  ] as const;
  return (
    <>
      <dl className="faq__numbers">
        {numbers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="faq__columns">
        <Ranking title={t('statTop')} rows={top.map(({ name, times }) => [name, times])} />
        <Ranking title={t('statTopUnsolved')} rows={topUnsolved.map(({ name, times }) => [name, times])} />
        <Ranking title={t('statDepts')} rows={depts.map(({ name, hits }) => [name, hits])} />
        <Ranking title={t('statDay')} rows={days.map(({ day, asked: times }) => [day, times])} />
      </div>
    </>
  );
}

function Ranking({ title, rows }: { title: string; rows: readonly (readonly [name: string, times: number])[] }) {
  if (rows.length === 0) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('statTimes')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, times]) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
