import { useQuery, useQueryClient } from '@tanstack/react-query';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import type { ReactNode } from 'react';
import { query } from '../../lib/api.ts';
import { hrefOf, paths, todosPath } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Icon } from '../../ui/Icon.tsx';
import './Absences.css';

const t = textsOf({ absences });

/** An absence begins and ends at midnight. */
const REFETCH_MS = 10 * 60_000;

/** Says above every page that one is away, or whom one stands in for (PC-7). */
export default function AbsenceBanner() {
  const client = useQueryClient();
  const { data } = useQuery({ ...query.absences.mine(), staleTime: REFETCH_MS, refetchInterval: REFETCH_MS });
  useHint('absences', () => client.invalidateQueries({ queryKey: query.absences.queryKey }));
  if (!data) return null;
  const { holder, covering } = data;
  const current = data.absences.find(({ isCurrent }) => isCurrent);
  const until = covering.map(({ to }) => to).sort()[0];
  return (
    <>
      {current && (
        <Line href={hrefOf(`${paths.personal}?section=agenda`)} link={t('bannerOpen')}>
          {holder
            ? t('bannerAway', { from: current.from, to: current.to, name: holder.name })
            : t('bannerAlone', { from: current.from, to: current.to, name: current.secondName })}
        </Line>
      )}
      {until && (
        <Line href={hrefOf(todosPath('TODO'))} link={t('bannerTodos')}>
          {t('bannerCovering', { names: covering.map(({ name }) => name).join(t('separator')), to: until })}
        </Line>
      )}
    </>
  );
}

const Line = ({ href, link, children }: { href: string; link: string; children: ReactNode }) => (
  <div className="absence-banner" role="status">
    <Icon name="info" size={18} />
    <span>{children}</span>
    <a href={href}>{link}</a>
  </div>
);
