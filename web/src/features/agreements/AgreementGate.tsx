import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PendingAgreement } from '@yizhan/contract/entities/agreement.ts';
import { agreements } from '@yizhan/contract/texts/zh-CN/agreements.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { useSession } from '../../lib/session.ts';
import { signOut } from '../../lib/sign-out.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { toastError } from '../../ui/toast-error.ts';
import './AgreementGate.css';

const t = textsOf({ agreements });

/** Required agreements, before the portal is used: one agrees, or signs out. */
export default function AgreementGate() {
  const client = useQueryClient();
  const found = useQuery({ ...query.agreements.pending(), staleTime: 0 });
  const [busy, setBusy] = useState(false);
  useHint('session', found.refetch);
  const pending = found.data ?? [];
  const agree = async () => {
    setBusy(true);
    try {
      await api.agreements.agree({ agreements: pending.map(({ id, number }) => ({ id, number })) });
      await client.invalidateQueries({ queryKey: query.agreements.own.queryKey });
      await useSession.getState().loginInit();
    } catch (error) {
      toastError(error);
      // A newer version may have been published meanwhile.
      await found.refetch();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={t('gateTitle')}
      aside={
        <Button variant="quiet" onClick={() => void signOut()}>
          {t('refuse')}
        </Button>
      }
      actions={
        <Button variant="primary" loading={busy} disabled={pending.length === 0} onClick={() => void agree()}>
          {t('agreeAll')}
        </Button>
      }
    >
      <p className="agreement-gate__hint">{t('gateText')}</p>
      <Loaded query={found}>{(all) => all.map((one) => <Agreement key={one.id} agreement={one} />)}</Loaded>
    </Dialog>
  );
}

function Agreement({ agreement: { title, html, number, publishedAt, isNewVersion } }: { agreement: PendingAgreement }) {
  return (
    <section className="agreement-gate__text" aria-label={title}>
      <h3>{title}</h3>
      <p className="agreement-gate__hint">{t('version', { n: number, time: toMinute(publishedAt) })}</p>
      {isNewVersion && <p role="note">{t('gateNewVersion', { title })}</p>}
      <RichText html={html} />
    </section>
  );
}
