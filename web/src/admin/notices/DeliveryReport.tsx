import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeliveryCount } from '@yizhan/contract/entities/channel.ts';
import * as deliveryLimits from '@yizhan/contract/limits/deliveries.ts';
import { deliveryStates, noticeChannels, retriedStates } from '@yizhan/contract/notice-channels.ts';
import { channelNames } from '@yizhan/contract/texts/zh-CN/channel-names.ts';
import { channels } from '@yizhan/contract/texts/zh-CN/channels.ts';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api, query } from '../../lib/api.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { ask } from '../../ui/confirm.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { DeliveryList } from './DeliveryList.tsx';

const t = textsOf({ channels });
const channelName = textsOf({ channelNames });

const helps = {
  waiting: 'waitingHelp',
  unknown: 'unknownHelp',
  off: 'offHelp',
  noAddress: 'noAddressHelp',
  cancelled: 'cancelledHelp',
} as const;
const helpOf = (state: DeliveryCount['state']) => (state in helps ? t(helps[state as keyof typeof helps]) : undefined);

/** NT-6: what became of a notice on each channel beyond the portal; what did not get through can be tried again. */
export function DeliveryReport({ noticeId, isOut }: { noticeId: string; isOut: boolean }) {
  const client = useQueryClient();
  const [shown, setShown] = useState<DeliveryCount>();
  const counts = useQuery({ ...query.channels.counts({ id: noticeId }), refetchInterval: deliveryLimits.refetchMs });
  const retry = async ({ channel, state, count }: DeliveryCount) => {
    const retried = retriedStates.find((one) => one === state);
    if (!retried) return;
    const title = t('retryUnknown', { n: formatNumber(count) });
    const question = { title, text: t('retryUnknownText'), yes: t('retryYes'), danger: true };
    if (retried === 'unknown' && !(await ask(question))) return;
    const done = await runAction(api.channels.retry({ id: noticeId, channel, state: retried }));
    if (!done) return;
    if (done.answer.count > 0) toast.success(t('retried', { n: formatNumber(done.answer.count) }));
    else toast.info(t('retriedNone'));
    await client.invalidateQueries({ queryKey: query.channels.queryKey });
  };
  return (
    <section className="admin-card notice-report__departments" aria-label={t('deliveries')}>
      <h2>{t('deliveries')}</h2>
      <Loaded query={counts}>
        {(all) => (
          <ul className="notice-channels">
            {noticeChannels
              .filter((channel) => all.some((one) => one.channel === channel))
              .map((channel) => (
                <li key={channel}>
                  <strong>{channelName(channel)}</strong>
                  {deliveryStates.flatMap((state) => {
                    const one = all.find((row) => row.channel === channel && row.state === state);
                    if (!one) return [];
                    const isShown = shown?.channel === channel && shown.state === state;
                    return (
                      <span key={state} className={`notice-channels__state notice-channels__state--${state}`}>
                        <button
                          type="button"
                          title={helpOf(state)}
                          aria-expanded={isShown}
                          onClick={() => setShown(isShown ? undefined : one)}
                        >
                          {t(state)} {formatNumber(one.count)}
                        </button>
                        {isOut && retriedStates.some((retried) => retried === state) && (
                          <Button
                            size="small"
                            guard
                            aria-label={t('retryOf', { channel: channelName(channel), state: t(state) })}
                            onClick={() => void retry(one)}
                          >
                            {t('retry')}
                          </Button>
                        )}
                      </span>
                    );
                  })}
                </li>
              ))}
          </ul>
        )}
      </Loaded>
      {shown && <DeliveryList key={`${shown.channel} ${shown.state}`} noticeId={noticeId} {...shown} />}
    </section>
  );
}
