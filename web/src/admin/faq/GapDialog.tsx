import type { FaqGap } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { Input } from 'antd';
import { useState } from 'react';
import { runAction } from '../../admin-kit/run-action.ts';
import { api } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FaqSelect } from './FaqSelect.tsx';

const t = textsOf({ faqManage });

export type GapStep = 'merge' | 'synonym';

type GapDialogProps = {
  gap: FaqGap;
  step: GapStep;
  onClose: () => void;
  /** With the entry that was changed, if it was one. */
  onDone: (changed: { faqId?: string }) => Promise<void>;
};

/** The one thing each way needs: an entry, or words. */
export function GapDialog({ gap, step, onClose, onDone }: GapDialogProps) {
  const [faqId, setFaqId] = useState<string | null>(null);
  const [words, setWords] = useState('');
  const typed = words.split(/[\s,，、]+/u).filter((word) => word !== '');
  const { id } = gap;
  const steps = {
    merge: {
      ...{ title: t('gapToFaq'), yes: t('merge'), isReady: faqId !== null },
      field: <FaqSelect label={t('chooseFaq')} value={faqId} onChange={setFaqId} />,
      run: async () => {
        const done = await runAction(api.faq.addGapToFaq({ id, faqId: faqId ?? '' }));
        return done && { faqId: done.answer.id };
      },
    },
    synonym: {
      ...{ title: t('gapToSynonym'), yes: t('saveSynonym'), isReady: typed.length > 1 },
      field: (
        <>
          <Input
            aria-label={t('synonymWords')}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p className="faq__quiet">{t('synonymHelp')}</p>
        </>
      ),
      run: async () => {
        const done = await runAction(api.faq.addGapSynonym({ id, words: typed }), t('synonymSaved'));
        return done && {};
      },
    },
  };
  const { title, yes, isReady, field, run } = steps[step];
  // What was typed stays where it was refused.
  const submit = async () => {
    const changed = await run();
    if (changed) await onDone(changed);
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={() => void submit()}>
            {yes}
          </Button>
        </>
      }
    >
      <p>
        <strong>{gap.question}</strong>
      </p>
      {field}
    </Dialog>
  );
}
