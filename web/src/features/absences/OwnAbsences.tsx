import { useQuery, useQueryClient } from '@tanstack/react-query';
import { absences } from '@yizhan/contract/texts/zh-CN/absences.ts';
import { api, query } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { AbsenceList } from './AbsenceList.tsx';
import { CoveredList } from './CoveredList.tsx';

const t = textsOf({ absences });

/** One's own absences, in the personal centre (PC-7). */
export function OwnAbsences() {
  const client = useQueryClient();
  const userId = useSession((s) => s.session?.user.user_id) ?? '';
  const mine = useQuery(query.absences.mine());
  const { data: processes } = useQuery(query.absences.processes());
  return (
    <Card title={t('title')}>
      <p className="absences__text">{t('text')}</p>
      <Loaded query={mine}>
        {({ absences: rows, covering }) => (
          <>
            {covering.length > 0 && <CoveredList covering={covering} />}
            <AbsenceList
              userId={userId}
              rows={rows}
              processes={processes}
              save={(input) => api.absences.save(input)}
              end={(id) => api.absences.end({ id })}
              onChanged={async () => {
                void client.invalidateQueries({ queryKey: query.calendar.agenda.queryKey });
                await client.invalidateQueries({ queryKey: query.absences.queryKey });
              }}
            />
          </>
        )}
      </Loaded>
    </Card>
  );
}
