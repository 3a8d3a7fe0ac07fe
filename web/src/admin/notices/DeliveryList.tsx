import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DeliveryCount, DeliveryRow } from '@yizhan/contract/entities/channel.ts';
import { type FetchFailure, toFetchFailure } from '@yizhan/contract/fetch-failure.ts';
import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { useState } from 'react';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';

const t = textsOf({ channels });

const failures: Partial<Record<FetchFailure, keyof typeof channels>> = {
  inward: 'errorInward',
  noHost: 'errorNoHost',
  closed: 'errorClosed',
  slow: 'errorSlow',
  certificate: 'errorCertificate',
};

/** The other side's own words; what our connection failed with, in ours. */
function errorText(error: string): string {
  if (error === 'off') return t('errorOff');
  const known = failures[toFetchFailure(error)];
  return known ? t(known) : error || '—';
}

const timeOf = ({ sentAt, nextTry }: DeliveryRow) => {
  if (sentAt) return toMinute(sentAt);
  return nextTry ? t('nextTry', { time: toMinute(nextTry) }) : '—';
};

type DeliveryListProps = Pick<DeliveryCount, 'channel' | 'state'> & { noticeId: string };

/** Everyone in one state of a channel, with the reason. */
export function DeliveryList({ noticeId, channel, state }: DeliveryListProps) {
  const [page, setPage] = useState(1);
  const found = useQuery({
    ...query.channels.deliveries({ id: noticeId, channel, state, current: page }),
    placeholderData: keepPreviousData,
    refetchInterval: deliveryLimits.refetchMs,
  });
  return (
    <Loaded query={found} empty={<Empty size="small" text={t('none')} />}>
      {({ records, total, size }) => (
        <div className="notice-report__scroll">
          <table>
            <thead>
              <tr>
                <th scope="col">{t('name')}</th>
                <th scope="col">{t('account')}</th>
                <th scope="col">{t('attempts')}</th>
                <th scope="col">{t('time')}</th>
                <th scope="col">{t('error')}</th>
              </tr>
            </thead>
            <tbody>
              {records.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row.name || t('group')}</th>
                  <td>{row.account || '—'}</td>
                  <td>{row.attempts}</td>
                  <td>{timeOf(row)}</td>
                  <td className="notice-channels__error">{errorText(row.error)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {total > size && <Pagination page={page} size={size} total={total} onPage={setPage} />}
        </div>
      )}
    </Loaded>
  );
}
