import { useQuery, useQueryClient } from '@tanstack/react-query';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { AbsenceList } from '../../features/absences/AbsenceList.tsx';
import { api, query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';

const t = textsOf({ absences });

/** An administrator marks somebody absent who cannot do it (PC-7). */
export function UserAbsences({ id, readOnly }: { id: string; readOnly: boolean }) {
  const client = useQueryClient();
  const found = useQuery(query.absences.ofUser({ id }));
  const { data: processes } = useQuery(query.absences.processesOfUser({ id }));
  return (
    <section className="admin-user__absences" aria-label={t('title')}>
      <h3>{t('title')}</h3>
      <p className="absences__text">{t('userText')}</p>
      <Loaded query={found} isEmpty={() => false}>
        {(rows) => (
          <AbsenceList
            userId={id}
            rows={rows}
            readOnly={readOnly}
            processes={processes}
            save={(input) => api.absences.saveForUser({ ...input, userId: id })}
            end={(absence) => api.absences.endForUser({ userId: id, id: absence })}
            onChanged={() => client.invalidateQueries({ queryKey: query.absences.queryKey })}
          />
        )}
      </Loaded>
    </section>
  );
}
