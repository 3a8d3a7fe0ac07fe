import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AbsenceRow, OwnAbsences } from '@yizhan/contract/entities/absence.ts';
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
  // Whose to-dos they are changes with it.
  useHint('absences', () =>
    Promise.all([query.absences, query.todos].map(({ queryKey }) => client.invalidateQueries({ queryKey }))),
  );
  if (!data) return null;
  const { holder, covering } = data;
  const currents = data.absences.filter(({ isCurrent }) => isCurrent);
  const until = covering.map(({ to }) => to).sort()[0];
  return (
    <>
      {currents.map((current) => (
        <Line key={current.id} href={hrefOf(`${paths.personal}?section=agenda`)} link={t('bannerOpen')}>
          {awayText(current, holder?.name)}
        </Line>
      ))}
      {until && (
        <Line href={hrefOf(todosPath('TODO'))} link={t('bannerTodos')}>
          {t('bannerCovering', { names: covering.map(coveredText).join(t('separator')), to: until })}
        </Line>
      )}
    </>
  );
}

function awayText({ from, to, secondName, processes }: AbsenceRow, holder: string | undefined): string {
  if (processes.length > 0) {
    const names = processes.map(({ name }) => name).join(t('separator'));
    return t('bannerChosen', { from, to, processes: names, name: secondName });
  }
  return holder ? t('bannerAway', { from, to, name: holder }) : t('bannerAlone', { from, to, name: secondName });
}

const coveredText = ({ name, processes }: OwnAbsences['covering'][number]) =>
  processes.length > 0 ? t('coveredProcesses', { name, processes: processes.join(t('separator')) }) : name;

const Line = ({ href, link, children }: { href: string; link: string; children: ReactNode }) => (
  <div className="absence-banner" role="status">
    <Icon name="info" size={18} />
    <span>{children}</span>
    <a href={href}>{link}</a>
  </div>
);
