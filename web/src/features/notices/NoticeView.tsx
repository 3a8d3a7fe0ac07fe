import type { NoticeDetail } from '@yizhan/contract/entities/notice.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import type { ReactNode } from 'react';
import { toMinute } from '../../lib/format.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { phone, useMediaQuery } from '../../ui/useMediaQuery.ts';
import { LevelChip } from './LevelChip.tsx';
import './Notice.css';
import { addressOf } from './open-notice.ts';

const t = textsOf({ noticeReading });

export type NoticeContent = Pick<
  NoticeDetail,
  | 'title'
  | 'level'
  | 'accountName'
  | 'sendTime'
  | 'expireAt'
  | 'isExpired'
  | 'content'
  | 'url'
  | 'mobileUrl'
  | 'attachments'
  | 'counts'
> &
  Partial<Pick<NoticeDetail, 'deptName'>>;

/** A notice as its receivers read it; also the sender's preview. `children`: what there is to do. */
export function NoticeView({ notice, children }: { notice: NoticeContent; children?: ReactNode }) {
  const { title, level, accountName, deptName, sendTime, expireAt, isExpired, content, attachments, counts } = notice;
  const url = addressOf(notice, useMediaQuery(phone));
  return (
    <article className="notice-paper">
      <header className="notice-paper__head">
        <h1 className="notice-paper__title" tabIndex={-1}>
          {title}
        </h1>
        <p className="notice-paper__about">
          <LevelChip level={level} />
          {isExpired && <Chip>{t('expired')}</Chip>}
          <span>{accountName}</span>
          {deptName && deptName !== accountName && <span>{deptName}</span>}
          <span>{t('sentAt', { time: toMinute(sendTime) })}</span>
          {expireAt && !isExpired && <span>{t('expiresAt', { time: toMinute(expireAt) })}</span>}
          {counts && <span>{t('counts', counts)}</span>}
          {counts && counts.confirmed > 0 && <span>{t('countsConfirmed', counts)}</span>}
        </p>
      </header>
      {content ? <RichText html={content} /> : !url && <Empty text={t('noText')} size="small" />}
      {url && (
        <p>
          <a className="yz-button yz-button--primary" href={url} target="_blank" rel="noopener noreferrer">
            {t('openUrl')}
          </a>
        </p>
      )}
      {attachments.length > 0 && (
        <section className="notice-paper__files">
          <h2>{t('attachments', { n: attachments.length })}</h2>
          <ul>
            {attachments.map(({ id, name, size, url: address }) => (
              <li key={id}>
                <a href={address} download={name}>
                  <Icon name="file" size={16} />
                  <span>{name}</span>
                  <small>{formatBytes(size)}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </article>
  );
}
