import { useQuery } from '@tanstack/react-query';
import type { EfficiencyPanel } from '@yizhan/contract/efficiency-kinds.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiency, efficiencyPanelHelp } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { type FunctionComponent, useMemo } from 'react';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { FeedbackPanel } from './FeedbackPanel.tsx';
import { hoursText, starsText } from './figures.ts';
import { LabelCloud } from './LabelCloud.tsx';
import { LatestPanel, WarningsPanel } from './ListPanels.tsx';
import { live, type PanelSettings } from './live.ts';
import { channelsOption, durationOption, heatOption, levelsOption, trendOption } from './options.ts';
import { Panel } from './Panel.tsx';
import { PanelLoaded } from './PanelLoaded.tsx';
import { DepartmentsPanel, ServicesPanel } from './RankPanels.tsx';
import { channelsTable, durationTable, heatTable, satisfactionTable, trendTable } from './tables.ts';

const t = textsOf({ efficiency });
const help = textsOf({ efficiencyPanelHelp });

function TrendPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.trend(filter), ...live(rules) });
  const option = useMemo(() => found.data && trendOption(found.data.points), [found.data]);
  return (
    <PanelLoaded query={found} title={t('trend')} wide>
      {({ points, step }) => (
        <Panel
          title={t('trend')}
          code="trend"
          help={help('trend', { days: efficiencyLimits.maxTrendDays })}
          table={trendTable(points, step)}
          option={option}
          wall={wall}
          wide
        />
      )}
    </PanelLoaded>
  );
}

function SatisfactionPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.satisfaction(filter), ...live(rules) });
  const option = useMemo(() => found.data && levelsOption(found.data.levels), [found.data]);
  return (
    <PanelLoaded query={found} title={t('satisfaction')}>
      {(data) => (
        <Panel
          title={t('satisfaction')}
          code="satisfaction"
          help={help('satisfaction')}
          table={satisfactionTable(data)}
          option={option}
          wall={wall}
          lead={data.labels.length > 0 && <LabelCloud labels={data.labels} />}
          extra={<span className="eff-extra">{starsText(data.average)}</span>}
        />
      )}
    </PanelLoaded>
  );
}

function ChannelsPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.channels(filter), ...live(rules) });
  const option = useMemo(() => found.data && channelsOption(found.data.rows), [found.data]);
  return (
    <PanelLoaded query={found} title={t('channels')}>
      {({ rows }) => (
        <Panel
          title={t('channels')}
          code="channels"
          help={help('channels')}
          table={channelsTable(rows)}
          option={option}
          wall={wall}
        />
      )}
    </PanelLoaded>
  );
}

function HeatPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.heat(filter), ...live(rules) });
  const option = useMemo(() => found.data && heatOption(found.data.cells), [found.data]);
  return (
    <PanelLoaded query={found} title={t('heat')} wide>
      {({ cells }) => (
        <Panel
          title={t('heat')}
          code="heat"
          help={help('heat')}
          table={heatTable(cells)}
          option={option}
          wall={wall}
          wide
        />
      )}
    </PanelLoaded>
  );
}

function DurationPanel({ filter, wall, rules }: PanelSettings) {
  const found = useQuery({ ...query.efficiency.duration(filter), ...live(rules) });
  const option = useMemo(() => found.data && durationOption(found.data), [found.data]);
  return (
    <PanelLoaded query={found} title={t('duration')}>
      {(data) => (
        <Panel
          title={t('duration')}
          code="duration"
          help={help('duration')}
          table={durationTable(data)}
          option={option}
          wall={wall}
          note={
            data.medianHours !== null &&
            t('halfDone', {
              half: hoursText(data.medianHours + 1),
              ninety: hoursText((data.ninetyHours ?? data.medianHours) + 1),
            })
          }
          extra={
            data.medianHours !== null && (
              <span className="eff-extra">{t('median', { hours: hoursText(data.medianHours) })}</span>
            )
          }
        />
      )}
    </PanelLoaded>
  );
}

/** Every panel of the dashboard. Names and components only. */
export const panels: Readonly<Record<EfficiencyPanel, FunctionComponent<PanelSettings>>> = {
  trend: TrendPanel,
  departments: DepartmentsPanel,
  services: ServicesPanel,
  warnings: WarningsPanel,
  satisfaction: SatisfactionPanel,
  channels: ChannelsPanel,
  heat: HeatPanel,
  duration: DurationPanel,
  feedback: FeedbackPanel,
  latest: LatestPanel,
};
