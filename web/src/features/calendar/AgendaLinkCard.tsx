import { useQuery, useQueryClient } from '@tanstack/react-query';
import { agenda } from '@yizhan/contract/texts/zh-CN/agenda.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';

const t = textsOf({ agenda });

/** The address for other calendars: made, replaced, revoked (PC-6). */
export function AgendaLinkCard() {
  const client = useQueryClient();
  const confirm = useConfirm();
  const link = useQuery(query.calendar.link());
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await action();
      await client.invalidateQueries({ queryKey: query.calendar.link().queryKey });
      toast.success(done);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
  };
  const renew = async () => {
    if (await confirm({ title: t('linkRenewTitle'), text: t('linkRenewText'), yes: t('linkRenew'), danger: true }))
      await run(() => api.calendar.renewLink(), t('linkRenewed'));
  };
  const remove = async () => {
    if (await confirm({ title: t('linkRemoveTitle'), text: t('linkRemoveText'), yes: t('linkRemove'), danger: true }))
      await run(() => api.calendar.removeLink(), t('linkRemoved'));
  };
  return (
    <Card title={t('linkTitle')}>
      <p className="agenda-link__text">{t('linkText')}</p>
      <Loaded query={link}>
        {({ url, createdAt, readAt }) =>
          url === null ? (
            <Button
              variant="primary"
              icon="link"
              loading={busy}
              onClick={() => void run(() => api.calendar.renewLink(), t('linkMade'))}
            >
              {t('linkCreate')}
            </Button>
          ) : (
            <>
              <div className="agenda-link__address">
                <code title={t('linkAddress')}>{url}</code>
                <CopyButton text={url} />
              </div>
              <p className="agenda-link__facts">
                {createdAt && <span>{t('linkCreated', { time: toMinute(createdAt) })}</span>}
                <span>{readAt ? t('linkRead', { time: toMinute(readAt) }) : t('linkNeverRead')}</span>
              </p>
              <p className="agenda-link__secret">{t('linkSecret')}</p>
              <div className="agenda-link__actions">
                <a className="yz-button yz-button--default yz-button--medium" href={url.replace(/^https?:/, 'webcal:')}>
                  {t('linkOpen')}
                </a>
                <Button loading={busy} onClick={() => void renew()}>
                  {t('linkRenew')}
                </Button>
                <Button variant="danger" loading={busy} onClick={() => void remove()}>
                  {t('linkRemove')}
                </Button>
              </div>
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
