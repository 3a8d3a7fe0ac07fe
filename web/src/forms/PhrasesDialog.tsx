import { useQueryClient } from '@tanstack/react-query';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { useState } from 'react';
import { api, query } from '../lib/api.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { toast } from '../ui/toast.ts';
import { toastError } from '../ui/toast-error.ts';

const t = textsOf({ casePage });

type PhrasesDialogProps = { phrases: readonly string[]; onClose: () => void };

/** One's own phrases, one a line. */
export function PhrasesDialog({ phrases, onClose }: PhrasesDialogProps) {
  const client = useQueryClient();
  const [lines, setLines] = useState(phrases.join('\n'));
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const own = lines
      .split('\n')
      .map((line) => line.trim().slice(0, processLimits.phraseLength))
      .filter(Boolean)
      .slice(0, processLimits.maxPhrases);
    setBusy(true);
    try {
      await api.cases.savePhrases({ phrases: own });
      await client.invalidateQueries({ queryKey: query.cases.phrases.queryKey });
      toast.success(t('phrasesSaved'));
      onClose();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };
  const actions = (
    <>
      <Button onClick={onClose}>{t('cancel')}</Button>
      <Button variant="primary" loading={busy} onClick={() => void save()}>
        {t('save')}
      </Button>
    </>
  );
  return (
    <Dialog open title={t('editPhrases')} width={434} onClose={onClose} actions={actions}>
      <TextArea label={t('phrases')} help={t('phrasesHelp')} rows={8} value={lines} onChange={setLines} />
    </Dialog>
  );
}
