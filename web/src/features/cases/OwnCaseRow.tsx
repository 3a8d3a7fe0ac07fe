import { useQueryClient } from '@tanstack/react-query';
import type { CaseRow } from '@yizhan/contract/entities/case.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { api, query } from '../../lib/api.ts';
import { applyPath, casePath } from '../../lib/case-paths.ts';
import { formatTime } from '../../lib/format.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import RatingDialog from '../../service/RatingDialog.tsx';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';
import { useConfirm } from '../../ui/useConfirm.ts';
import { CaseStatusChip } from './CaseHead.tsx';

const t = textsOf({ casePage });

/** One of one's own cases: where it stands, and what one can do without opening it. */
export function OwnCaseRow({ row }: { row: CaseRow }) {
  const now = useNow();
  const client = useQueryClient();
  const ask = useConfirm();
  const [busy, setBusy] = useState(false);
  const [rating, setRating] = useState(false);
  const { id, revision, status, can, submittedAt, isLate } = row;
  const isDraft = status === 'draft';
  const run = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: query.cases.queryKey }),
      client.invalidateQueries({ queryKey: query.todos.queryKey }),
    ]);
  };
  const urge = () => run(() => api.cases.act({ id, revision, act: { action: 'urge' } }), t('done_urge'));
  const withdraw = async () => {
    if (!(await ask({ title: t('withdrawAsk'), text: t('withdrawText'), yes: t('withdraw') }))) return;
    await run(() => api.cases.act({ id, revision, act: { action: 'withdraw' } }), t('done_withdraw'));
  };
  const removeDraft = async () => {
    if (!(await ask({ title: t('removeDraftAsk'), yes: t('removeDraft'), danger: true }))) return;
    await run(() => api.cases.removeDraft({ id }), t('draftRemoved'));
  };
  return (
    <div className="own-case" aria-busy={busy}>
      <a className="own-case__link" href={hrefOf(isDraft ? applyPath(row.processCode) : casePath(id))}>
        <span className="own-case__title">{row.title || row.processName}</span>
        <CaseStatusChip status={status} /> {isLate && <Chip tone="bad">{t('late')}</Chip>}
        <span className="own-case__about">
          {[row.no, row.stepName, row.handlerNames, submittedAt && t('sentAt', { when: formatTime(submittedAt, now) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </a>
      <Row as="span">
        {can.includes('urge') && (
          <Button size="small" onClick={() => void urge()}>
            {t('urge')}
          </Button>
        )}
        {can.includes('withdraw') && (
          <Button size="small" onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
        {can.includes('rate') && (
          <Button size="small" onClick={() => setRating(true)}>
            {t('rate')}
          </Button>
        )}
        {isDraft && (
          <Button size="small" variant="quiet" icon="trash" onClick={() => void removeDraft()}>
            {t('removeDraft')}
          </Button>
        )}
      </Row>
      {rating && <RatingDialog of={{ caseId: id }} onClose={() => setRating(false)} />}
    </div>
  );
}
