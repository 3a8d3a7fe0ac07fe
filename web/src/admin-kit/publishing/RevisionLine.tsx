import type { Revision } from '@yizhan/contract/entities/publishing.ts';
import { publishing } from '@yizhan/contract/texts/zh-CN/publishing.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { Comparison } from './DifferenceDialog.tsx';

const t = textsOf({ publishing });

type RevisionLineProps = {
  revision: Revision;
  /** Scheduled, not yet published. */
  waiting: boolean;
  onCompare: (compared: Comparison) => void;
  onRollBack: (number: number) => void;
};

export function RevisionLine({ revision, waiting, onCompare, onRollBack }: RevisionLineProps) {
  const now = useNow();
  const { number, madeBy, madeAt, publishedAt, from, current } = revision;
  const compare = () => onCompare({ from: String(number - 1), to: String(number) });
  return (
    <li className="publishing-revision">
      <div className="publishing-revision__about">
        <p>
          <strong>{t('revisionSide', { n: number })}</strong>
          {current && <Chip tone="good">{t('current')}</Chip>}
          {waiting && <Chip tone="info">{t('waiting')}</Chip>}
          {!waiting && publishedAt === null && <Chip>{t('neverOut')}</Chip>}
        </p>
        <p className="publishing-revision__who">
          {madeBy} · {formatTime(publishedAt ?? madeAt, now)}
          {from !== null && ` · ${t('broughtBack', { n: from })}`}
        </p>
      </div>
      {number > 1 && (
        <Button size="small" variant="quiet" icon="diff" onClick={compare}>
          {t('compare')}
        </Button>
      )}
      {!current && !waiting && (
        <Button size="small" icon="undo" onClick={() => onRollBack(number)}>
          {t('rollBack')}
        </Button>
      )}
    </li>
  );
}
