import { useQuery } from '@tanstack/react-query';
import type { EfficiencyView } from '@yizhan/contract/entities/efficiency.ts';
import * as efficiencyLimits from '@yizhan/contract/limits/efficiency.ts';
import { efficiency } from '@yizhan/contract/texts/zh-CN/efficiency.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Filters } from './Filters.tsx';
import { Definitions, KpiStrip } from './KpiStrip.tsx';
import { live } from './live.ts';
import { panels } from './panels.tsx';
import type { EfficiencyAddress } from './useEfficiencyAddress.ts';
import './efficiency.css';
import './efficiency-panels.css';

const t = textsOf({ efficiency });

type DashboardProps = { view: EfficiencyView; address: EfficiencyAddress; wall: boolean };

/** Filters, figures and panels, of what is published or of a draft. */
export function Dashboard({ view, address, wall }: DashboardProps) {
  const { filter } = address;
  const { panels: shown, departments, supervises, manual } = view;
  const overview = useQuery({ ...query.efficiency.overview(filter), ...live(view) });
  return (
    <>
      <Filters address={address} departments={departments} />
      <Loaded query={overview} skeleton={<Skeleton shape="block" height={180} />}>
        {(figures) => (
          <>
            <p className="eff-span">
              {t('span', { from: figures.from, to: figures.to })} · {t('countedAt', { time: figures.countedAt })}
            </p>
            <KpiStrip overview={figures} manual={manual} />
          </>
        )}
      </Loaded>
      <div className="eff-grid">
        {shown.map((code) => {
          const Part = panels[code];
          return <Part key={code} filter={filter} wall={wall} supervises={supervises} rules={view} />;
        })}
      </div>
      {!supervises && (
        <p className="eff-note">
          {t('hiddenHelp', { n: efficiencyLimits.smallCount, rated: efficiencyLimits.minRated })}
        </p>
      )}
      <Definitions />
    </>
  );
}
