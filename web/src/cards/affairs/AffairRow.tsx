import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { peoplesTime } from '../../lib/format.ts';
import { linkProps } from '../../lib/link-props.ts';
import { classes } from '../../ui/classes.ts';
import { t } from './words.ts';

/** One affair: what it is, where it stands and with whom, since when and until when. */
export function AffairRow({ row, now }: { row: TodoRow; now: Date }) {
  const { title, itemName, nodeName, handler, sentAt, url } = row;
  const where = [nodeName, handler].filter(Boolean).join(' · ');
  const body = (
    <>
      <span className="affairs__title" title={title}>
        {title}
      </span>
      <span className="affairs__about">
        {itemName && <span className="affairs__item">{itemName}</span>}
        {where && (
          <span className="affairs__node" title={t('node')}>
            {where}
          </span>
        )}
      </span>
      <span className="affairs__times">
        <time dateTime={sentAt.replace(' ', 'T')} title={sentAt}>
          {t('sent', { when: peoplesTime(sentAt, now) })}
        </time>
        <Due row={row} now={now} />
      </span>
    </>
  );
  if (!url) return <div className="affairs__row">{body}</div>;
  return (
    <a className="affairs__row" {...linkProps(url)}>
      {body}
    </a>
  );
}

function Due({ row: { dueAt, late }, now }: { row: TodoRow; now: Date }) {
  if (!dueAt) return null;
  return (
    <time className={classes('affairs__due', late && 'is-late')} dateTime={dueAt.replace(' ', 'T')} title={dueAt}>
      {t(late ? 'late' : 'due', { when: peoplesTime(dueAt, now) })}
    </time>
  );
}
