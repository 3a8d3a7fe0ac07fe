import type { FaqGap } from '@yizhan/contract/entities/faq.ts';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { toMinute } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { GapStep } from './GapDialog.tsx';

const t = textsOf({ faqManage });

type GapRowProps = {
  gap: FaqGap;
  onMake: () => void;
  onStep: (step: GapStep) => void;
  onOpen: (faqId: string) => void;
  onIgnore: (ignored: boolean) => void;
};

/** One unanswered question with the other ways it was asked, and what can be done about it. */
export function GapRow({ gap, onMake, onStep, onOpen, onIgnore }: GapRowProps) {
  const { question, phrases, times, lastAt, faqId, state } = gap;
  return (
    <li className="faq__row">
      <div>
        <strong>{question}</strong>
        {phrases.length > 0 && (
          <p className="faq__quiet" title={phrases.join('\n')}>
            {t('gapPhrases', { n: phrases.length })}: {phrases.slice(0, 3).join(' / ')}
          </p>
        )}
      </div>
      <span className="faq__quiet">
        {t('gapTimes')} {times} · {toMinute(lastAt)}
      </span>
      {state === 'IGNORED' ? (
        <Button size="small" icon="undo" guard onClick={() => onIgnore(false)}>
          {t('gapTakeBack')}
        </Button>
      ) : (
        <>
          {faqId ? (
            <>
              <Chip>{t('gapDrafted')}</Chip>
              <Button size="small" variant="primary" onClick={() => onOpen(faqId)}>
                {t('gapOpenDraft')}
              </Button>
            </>
          ) : (
            <>
              <Button size="small" variant="primary" guard onClick={onMake}>
                {t('gapToEntry')}
              </Button>
              <Button size="small" onClick={() => onStep('merge')}>
                {t('gapToFaq')}
              </Button>
              <Button size="small" onClick={() => onStep('synonym')}>
                {t('gapToSynonym')}
              </Button>
            </>
          )}
          <Button size="small" variant="quiet" guard onClick={() => onIgnore(true)}>
            {t('gapIgnore')}
          </Button>
        </>
      )}
    </li>
  );
}
