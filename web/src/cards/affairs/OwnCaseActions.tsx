import { useQueryClient } from '@tanstack/react-query';
import type { CaseRow } from '@yizhan/contract/entities/case.ts';
import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { OpenBoundary } from '../../ui/OpenBoundary.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';

const t = textsOf({ cardAffairs });
const RatingDialog = lazyPart(() => import('../../service/RatingDialog.tsx'));

/** What one can do with a case of one's own: kept by the list, so that a row asks nothing by itself. */
export type OwnCaseCan = Pick<CaseRow, 'id' | 'revision' | 'can'>;

/** 催办, 撤回, 评价 beside a row. */
export function OwnCaseActions({ of: { id, revision, can }, title }: { of: OwnCaseCan; title: string }) {
  const client = useQueryClient();
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const [rating, setRating] = useState(false);
  const run = async (action: 'urge' | 'withdraw') => {
    setBusy(true);
    try {
      await api.cases.act({ id, revision, act: { action } });
      toast.success(t(`${action}Done`));
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: query.cases.queryKey }),
      client.invalidateQueries({ queryKey: query.todos.queryKey }),
    ]);
  };
  const withdraw = async () => {
    if (await ask({ title: t('withdrawAsk'), text: t('withdrawText'), yes: t('withdraw') })) await run('withdraw');
  };
  const close = () => setRating(false);
  return (
    <span className="affair__actions" aria-busy={busy}>
      {can.includes('urge') && (
        <Button size="small" aria-label={t('urgeOf', { title })} disabled={busy} onClick={() => void run('urge')}>
          {t('urge')}
        </Button>
      )}
      {can.includes('withdraw') && (
        <Button size="small" aria-label={t('withdrawOf', { title })} disabled={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
      {can.includes('rate') && (
        <Button size="small" aria-label={t('rateOf', { title })} onClick={() => setRating(true)}>
          {t('rate')}
        </Button>
      )}
      <OpenBoundary onFailed={close}>{rating && <RatingDialog of={{ caseId: id }} onClose={close} />}</OpenBoundary>
    </span>
  );
}
