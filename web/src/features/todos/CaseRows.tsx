import type { TodoRow } from '@yizhan/contract/entities/todo.ts';
import { casePage } from '@yizhan/contract/texts/zh-CN/case-page.ts';
import { type KeyboardEvent, useRef, useState } from 'react';
import { TodoListRow } from '../../cards/affairs/TodoListRow.tsx';
import { caseIdOf } from '../../lib/case-paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useNow } from '../../lib/useNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { BulkApproveDialog } from './BulkApproveDialog.tsx';
import { TodoSteps } from './TodoSteps.tsx';
import '../../cards/affairs/TodoList.css';

const t = textsOf({ casePage });

type CaseRowsProps = { rows: readonly TodoRow[]; action: string };

/** What waits for a decision. Cases of ours can be chosen and approved together; keys do the same without the mouse. */
export function CaseRows({ rows, action }: CaseRowsProps) {
  const now = useNow();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState<readonly TodoRow[]>();
  // Rows that are gone are no longer chosen.
  const marked = rows.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) =>
    setChosen((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]));
  const links = () => [...(list.current?.querySelectorAll<HTMLElement>('.affair') ?? [])];
  const keys: Record<string, (row: TodoRow | undefined, at: number) => void> = {
    j: (_, at) => links()[Math.min(at + 1, rows.length - 1)]?.focus(),
    k: (_, at) => links()[Math.max(at - 1, 0)]?.focus(),
    x: (row) => row && caseIdOf(row.url) && toggle(row.id),
    a: (row) => setAsked(marked.length > 0 ? marked : row && caseIdOf(row.url) ? [row] : undefined),
    r: (_, at) => links()[at]?.click(),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const run = keys[event.key];
    const isElsewhere = event.ctrlKey || event.metaKey || event.altKey;
    if (!run || isElsewhere) return;
    const at = links().findIndex((link) => link.parentElement?.contains(document.activeElement) === true);
    event.preventDefault();
    run(rows[at], at);
  };
  const hasCases = rows.some(({ url }) => caseIdOf(url) !== undefined);
  return (
    <>
      {hasCases && (
        <div className="case-rows__bar">
          {marked.length > 0 ? (
            t('bulkChosen', { n: marked.length })
          ) : (
            <>
              <span className="case-rows__keys">{t('keys')}</span>
              <span className="case-rows__touch">{t('bulkHelp')}</span>
            </>
          )}
          {marked.length > 0 && (
            <Button size="small" variant="primary" onClick={() => setAsked(marked)}>
              {t('bulkApprove')}
            </Button>
          )}
        </div>
      )}
      <ul className="affair-list" ref={list} onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <li key={row.id} className="case-rows__row">
            {caseIdOf(row.url) && (
              <Checkbox
                aria-label={t('choose', { title: row.title })}
                checked={chosen.has(row.id)}
                onChange={() => toggle(row.id)}
              />
            )}
            <TodoListRow row={row} now={now} action={action} />
            <TodoSteps row={row} />
          </li>
        ))}
      </ul>
      {asked && (
        <BulkApproveDialog rows={asked} onDone={() => setChosen(new Set())} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}
