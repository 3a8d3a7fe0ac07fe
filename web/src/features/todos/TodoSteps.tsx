import { useQuery } from '@tanstack/react-query';
import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { todos } from '@yizhan/contract/texts/zh-CN/todos.ts';
import { useId, useState } from 'react';
import { query } from '../../lib/api.ts';
import { formatTime } from '../../lib/format.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import './TodoSteps.css';

const t = textsOf({ todos });

/** What its system did in the matter, behind a button below the to-do; nothing where it reported nothing. */
export function TodoSteps({ row }: { row: TodoRow }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!row.hasSteps) return null;
  return (
    <div className="todo-steps">
      <Button
        size="small"
        variant="quiet"
        icon={isOpen ? 'chevron-up' : 'chevron-down'}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('stepsOf', { title: row.title })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('steps')}
      </Button>
      <div id={id}>{isOpen && <StepList id={row.id} />}</div>
    </div>
  );
}

function StepList({ id }: { id: string }) {
  const now = useNow();
  const found = useQuery(query.todos.steps({ id }));
  return (
    <Loaded query={found} empty={t('noSteps')}>
      {(steps) => (
        <ol className="todo-steps__list">
          {steps.map(({ node, handler, action, opinion, at }) => (
            <li key={JSON.stringify([at, node, handler, action])}>
              <p>
                <strong>{node}</strong> {[handler, action].filter(Boolean).join(' · ')}
              </p>
              {opinion && <p className="todo-steps__opinion">{opinion}</p>}
              <time dateTime={at.replace(' ', 'T')} title={at}>
                {formatTime(at, now)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}
