import { sessionEnded } from '@yizhan/contract/texts/zh-CN/session-ended.ts';
import { textsOf } from '../lib/text.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';
import './RestoredNote.css';

const t = textsOf({ sessionEnded });

/** Says that text typed before the session ended was restored into the form, not yet saved. */
export function RestoredNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <div className="restored-note" role="status">
      <Icon name="history" size={18} />
      <span>{t('restored')}</span>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {t('discard')}
      </Button>
    </div>
  );
}
