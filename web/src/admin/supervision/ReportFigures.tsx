import type { EfficiencyFigures, EfficiencyOverview } from '@yizhan/contract/entities/efficiency.ts';
import { efficiencyDefinitions, efficiencyFigures } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { monthReport } from '@yizhan/contract/texts/zh-CN/month-report.ts';
import { countText, hoursText, rateText, starsText } from '../../features/efficiency/figures.ts';
import { textsOf } from '../../lib/text.ts';
import { ReportTable } from './ReportTable.tsx';

const t = textsOf({ monthReport });
const figureName = textsOf({ efficiencyFigures });
const definition = textsOf({ efficiencyDefinitions });

/** Counted in the month and in the one before. */
const compared = [
  ['accepted', countText],
  ['finished', countText],
  ['finishRate', rateText],
  ['onTimeRate', rateText],
  ['earlyRate', rateText],
  ['late', countText],
  ['medianHours', hoursText],
  ['meanHours', hoursText],
  ['satisfaction', starsText],
  ['ratedRate', rateText],
  ['people', countText],
] as const satisfies readonly (readonly [keyof EfficiencyFigures, (value: number | null) => string])[];

/** As they stand when the report is made. */
const standing = [
  ['rectifiedRate', rateText],
  ['open', countText],
  ['overdue', countText],
  ['total', countText],
  ['departments', countText],
  ['services', countText],
  ['onlineRate', rateText],
] as const satisfies readonly (readonly [keyof EfficiencyOverview, (value: number | null) => string])[];

/** EF-5: every figure with its definition. */
export function ReportFigures({ overview, isOver }: { overview: EfficiencyOverview; isOver: boolean }) {
  return (
    <ReportTable
      title={t('figures')}
      head={[t('figure'), t('thisMonth'), t(isOver ? 'before' : 'beforeDays'), t('definition')]}
      rows={[
        ...compared.map(([name, show]) => ({
          key: name,
          cells: [figureName(name), show(overview.current[name]), show(overview.previous[name]), definition(name)],
        })),
        ...standing.map(([name, show]) => ({
          key: name,
          cells: [figureName(name), show(overview[name]), '', definition(name)],
        })),
      ]}
    />
  );
}
