import type { TodoCount } from '@yizhan/contract/entities/card-data.ts';
import * as cardKindLimits from '@yizhan/contract/limits/card-kinds.ts';
import { cardTodo } from '@yizhan/contract/texts/zh-CN/card-todo.ts';
import { useId, useState } from 'react';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CardViewProps } from '../card.ts';
import { FeedNote } from '../FeedNote.tsx';
import { formatCount } from '../format-count.ts';
import './View.css';

const t = textsOf({ cardTodo });

export function View({ data }: CardViewProps<'todo'>) {
  const [expanded, setExpanded] = useState(false);
  const id = useId();
  const { list } = data;
  if (list.length === 0) return <Empty text={t('none')} size="small" />;
  const folds = list.length > cardKindLimits.todoColumnsShown;
  const shown = folds && !expanded ? list.slice(0, cardKindLimits.todoColumnsShown) : list;
  return (
    <div className="todo">
      <ul className="todo__columns" id={id}>
        {shown.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have the same name, and their order stays
          <li key={`${at}-${column.columnName}`}>
            <Column column={column} />
          </li>
        ))}
      </ul>
      {folds && (
        <button
          type="button"
          className="todo__fold"
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          {t(expanded ? 'collapse' : 'expand')}
          <Icon name={expanded ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      )}
    </div>
  );
}

function Column({ column }: { column: TodoCount }) {
  const { columnName, url, feed } = column;
  const body = (
    <>
      <span className="todo__name" title={columnName}>
        {columnName}
      </span>
      {feed.state === 'failed' ? <span className="todo__unknown">{t('unknown')}</span> : <Counts column={column} />}
    </>
  );
  return (
    <div className="todo__column">
      {url ? (
        <a className="todo__body" {...toLinkProps(url)}>
          {body}
        </a>
      ) : (
        <div className="todo__body">{body}</div>
      )}
      <FeedNote feed={feed} />
    </div>
  );
}

function Counts({ column }: { column: TodoCount }) {
  const { todoNum, todoTypeName, todoTimeoutNum, todoTimeoutName } = column;
  return (
    <>
      <span className="todo__count">
        <strong>{formatCount(todoNum)}</strong>
        <span className="todo__type">{todoTypeName || t('typeName')}</span>
      </span>
      {todoTimeoutNum > 0 && (
        <Chip tone="bad">
          {todoTimeoutName || t('timeoutName')} {formatCount(todoTimeoutNum)}
        </Chip>
      )}
    </>
  );
}
