import { useQueryClient } from '@tanstack/react-query';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { OpinionField } from '../../forms/OpinionField.tsx';
import { api, query } from '../../lib/api.ts';
import { caseIdOf } from '../../lib/case-paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { toast } from '../../ui/toast.ts';
import { toastError } from '../../ui/toast-error.ts';

const t = textsOf({ casePage });

type BulkApproveDialogProps = { rows: readonly TodoRow[]; onDone: () => void; onClose: () => void };

/** The cases of a list as they were when it was read: one that was changed since then is not approved unseen. */
const casesOf = (rows: readonly TodoRow[]) =>
  rows.flatMap(({ url, title, revision }) => {
    const id = caseIdOf(url);
    return id === undefined || revision === undefined ? [] : [{ id, title, revision }];
  });

/**
 * One opinion for several cases. Each is decided by itself: what could not be done is named with the reason, and tried
 * again with another opinion.
 */
export function BulkApproveDialog({ rows, onDone, onClose }: BulkApproveDialogProps) {
  const client = useQueryClient();
  const [opinion, setOpinion] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<readonly { title: string; msg: string }[]>([]);
  const [cases, setCases] = useState(() => casesOf(rows));
  const approve = async () => {
    setBusy(true);
    try {
      const results = await api.cases.bulkApprove({
        cases: cases.map(({ id, revision }) => ({ id, revision })),
        opinion: opinion.trim(),
      });
      const wrong = results.filter(({ ok }) => !ok);
      const n = results.length - wrong.length;
      onDone();
      if (wrong.length === 0) {
        toast.success(t('bulkDone', { n }));
        onClose();
      } else {
        toast.warning(t('bulkSome', { n, failed: wrong.length }));
        setCases(cases.filter(({ id }) => wrong.some((one) => one.id === id)));
        setFailed(wrong.map(({ id, msg }) => ({ title: cases.find((one) => one.id === id)?.title ?? id, msg })));
      }
    } catch (error) {
      toastError(error);
    }
    setBusy(false);
    await Promise.all([
      client.invalidateQueries({ queryKey: query.todos.queryKey }),
      client.invalidateQueries({ queryKey: query.cases.queryKey }),
    ]);
  };
  const [only] = rows;
  const title = rows.length === 1 && only ? t('approveAsk', { title: only.title }) : t('bulkApprove');
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="primary" loading={busy} disabled={failed.length > 0} onClick={() => void approve()}>
        {t('approve')}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} width={434} onClose={onClose} actions={actions}>
      {rows.length > 1 && <p>{t('bulkChosen', { n: cases.length })}</p>}
      <OpinionField
        isFirst
        label={t('bulkOpinion')}
        value={opinion}
        onChange={(typed) => {
          setOpinion(typed);
          setFailed([]);
        }}
      />
      {failed.map(({ title: name, msg }) => (
        <ErrorNote key={name} slim title={`${name}：${msg}`} />
      ))}
    </Dialog>
  );
}
