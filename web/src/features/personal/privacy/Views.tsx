import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DataLookup } from '@yizhan/contract/entities/person-info.ts';
import { privacy } from '@yizhan/contract/texts/zh-CN/privacy.ts';
import { useState } from 'react';
import { query } from '../../../lib/api.ts';
import { toMinute } from '../../../lib/format.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';

const t = textsOf({ privacy });

const SIZE = 10;

/** PC-5: who looked at this person's data, when and why. */
export function Views() {
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query.personInfo.views({ current: page, size: SIZE }),
    placeholderData: keepPreviousData,
  });
  return (
    <Card title={t('views')} count={found.data?.total}>
      <p className="privacy__hint">{t('viewsHint')}</p>
      <Loaded query={found} empty={t('viewsNone')} skeleton={<Skeleton lines={4} />}>
        {({ records, total }) => (
          <>
            <ul className="privacy__rows">
              {records.map((view) => (
                <ViewRow key={view.id} view={view} />
              ))}
            </ul>
            {total > SIZE && <Pagination page={page} size={SIZE} total={total} onPage={setPage} />}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const ViewRow = ({ view: { at, viewer, deptName, why, note } }: { view: DataLookup }) => (
  <li className="privacy__row">
    <div>
      <p>{t(`why.${why}`)}</p>
      <p className="privacy__facts">{[viewer, deptName, note && t('note', { note })].filter(Boolean).join(' · ')}</p>
    </div>
    <time className="privacy__facts">{toMinute(at)}</time>
  </li>
);
