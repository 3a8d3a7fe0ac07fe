import { useMutation, useQuery } from '@tanstack/react-query';
import type { BulkListName } from '@yizhan/contract/bulk-lists.ts';
import type { ImportInfo } from '@yizhan/contract/entities/bulk.ts';
import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { failures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { Fragment, useRef, useState } from 'react';
import { api, query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { JobChain } from '../job/JobChain.tsx';
import { tenantId } from '../tenant-id.ts';
import {
  type ImportDraft,
  type ImportFailure,
  type ImportPlace,
  importFailure,
  newDraft,
  toHeaderLine,
  toMatch,
  toMatrix,
} from './import-rules.ts';
import { MatchStep } from './MatchStep.tsx';
import { RuleFields } from './RuleFields.tsx';
import { Steps } from './Steps.tsx';
import { UploadStep } from './UploadStep.tsx';
import { useUpload } from './useUpload.ts';

const t = textsOf({ bulkImport });
const failureText = textsOf({ failures });

export type ImportDialogProps = { list: BulkListName; onClose: () => void };

/** Upload, match, dry run, run: each leads to the next, and back until the run has begun. */
export function ImportFlow({ list, info, onClose }: ImportDialogProps & { info: ImportInfo }) {
  const [step, setStep] = useState<'upload' | 'match'>('upload');
  const [draft, setDraft] = useState<ImportDraft>(newDraft);
  const [failure, setFailure] = useState<ImportFailure>();
  const headerLine = useRef<HTMLInputElement>(null);
  const ruleNum = useRef<HTMLSelectElement>(null);
  const { file, uploading, error, upload, remove, refuse } = useUpload(list, info.maxMb);
  const id = file?.id ?? '';
  const line = toHeaderLine(draft);
  const canRead = file !== undefined && line !== undefined && importFailure(id, draft, undefined)?.at !== 'headerLine';
  const found = useQuery({
    ...query.bulk.matchFields({ list, id, headerLine: line, sheet: draft.sheet }),
    enabled: step === 'match' && canRead,
  });
  const start = useMutation({
    mutationFn: () =>
      api.bulk.startImport({
        ...{ list, id, dry: true, headerLine: line, tenantId: tenantId() },
        ...{ ruleNum: Number(draft.ruleNum), errorRegx: draft.errorRegx },
        matrixType: found.data ? toMatrix(toMatch(found.data, draft)) : '',
      }),
  });

  const change = (next: Partial<ImportDraft>) => {
    setDraft({ ...draft, ...next });
    setFailure(undefined);
  };
  const check = () => {
    const broken = importFailure(id, draft, found.data);
    setFailure(broken);
    if (broken?.at === 'headerLine') return headerLine.current?.focus();
    if (broken?.at === 'ruleNum') return ruleNum.current?.focus();
    if (broken) return document.querySelector<HTMLElement>('.bulk-match__row--missing select')?.focus();
    if (found.data) start.mutate();
  };
  const job = start.data && { list, key: start.data.redisKey };
  if (start.status !== 'idle')
    return <JobChain list={list} job={job} startError={start.error} onBack={start.reset} onClose={onClose} />;

  const errorAt = (place: ImportPlace) => (failure?.at === place ? failureText(failure.code) : undefined);
  return (
    <Dialog
      open
      width={1080}
      title={t('title', { list: info.name })}
      onClose={onClose}
      actions={
        // Keys: another button in the same place is no repeated click (OV-6).
        step === 'upload' ? (
          <Fragment key="upload">
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button
              variant="primary"
              disabled={uploading !== undefined}
              onClick={() => (file ? setStep('match') : refuse([]))}
            >
              {t('next')}
            </Button>
          </Fragment>
        ) : (
          <Fragment key="match">
            <Button onClick={() => setStep('upload')}>{t('back')}</Button>
            <Button variant="primary" onClick={check}>
              {t('check')}
            </Button>
          </Fragment>
        )
      }
    >
      <Steps at={step} />
      {step === 'upload' ? (
        <UploadStep
          {...{ list, info, file, uploading, error }}
          onFiles={(files) => void upload(files)}
          onRemove={() => {
            remove();
            setDraft(newDraft);
          }}
        />
      ) : (
        <>
          <RuleFields {...{ draft, errorAt, headerLine, ruleNum }} onChange={change} />
          {canRead && (
            <Loaded query={found}>
              {(data) => <MatchStep found={data} draft={draft} onChange={change} error={errorAt('match')} />}
            </Loaded>
          )}
        </>
      )}
    </Dialog>
  );
}
