import type { NoticeLine } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { NoticeChips } from './NoticeChips.tsx';
import './NoticePrompt.css';
import { Row } from '../../ui/layout/Row.tsx';

const t = textsOf({ noticeReading });

type PromptViewProps = {
  notice: NoticeLine;
  /** From 0. */
  at: number;
  count: number;
  onMove: (step: 1 | -1) => void;
  onOpen: () => void;
  onReadAll: () => void;
  onClose: () => void;
};

/** The contents of the corner prompt; also the sender's preview. */
export function PromptView({ notice, at, count, onMove, onOpen, onReadAll, onClose }: PromptViewProps) {
  const now = useNow();
  return (
    <div className={`prompt prompt--${notice.level.toLowerCase()}`}>
      <Row as="header" className="prompt__head">
        <Icon name="bell" size={16} />
        <strong>{t('prompt', { n: count })}</strong>
        <IconButton icon="close" size="small" label={t('close')} onClick={onClose} />
      </Row>
      <p className="prompt__about">
        <span>{notice.accountName}</span>
        <time dateTime={notice.sendTime.replace(' ', 'T')}>{formatTime(notice.sendTime, now)}</time>
        <NoticeChips {...notice} />
      </p>
      <p className="prompt__title">{notice.title}</p>
      {notice.excerpt && <p className="prompt__text">{notice.excerpt}</p>}
      <Row as="footer" justify="end">
        {count > 1 && (
          <span className="prompt__pages">
            <IconButton icon="chevron-left" size="small" label={t('previous')} onClick={() => onMove(-1)} />
            {t('position', { at: at + 1, n: count })}
            <IconButton icon="chevron-right" size="small" label={t('next')} onClick={() => onMove(1)} />
          </span>
        )}
        <Button size="small" variant="quiet" onClick={onReadAll}>
          {t('allRead')}
        </Button>
        <Button size="small" variant="primary" onClick={onOpen}>
          {t('view')}
        </Button>
      </Row>
    </div>
  );
}
