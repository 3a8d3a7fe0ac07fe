import { cardAffairs } from '@yizhan/contract/texts/zh-CN/card-affairs.ts';
import { todos } from '@yizhan/contract/texts/zh-CN/todos.ts';
import { todoCategories } from '@yizhan/contract/todo-categories.ts';
import { useRef } from 'react';
import { TodoList } from '../../cards/affairs/TodoList.tsx';
import { formatCount } from '../../cards/format-count.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { CaseRows } from './CaseRows.tsx';
import './TodosSection.css';
import { TodoSteps } from './TodoSteps.tsx';
import { TodosSkeleton } from './TodosSkeleton.tsx';
import { TodoTools } from './TodoTools.tsx';
import { useTodos } from './useTodos.ts';

const t = textsOf({ todos });
const cardAffairsText = textsOf({ cardAffairs });

/** 我的事务: all of a person's to-dos, by the five categories of the card of the same name (CD-SIGN-1). */
export default function TodosSection() {
  const { address, rows, counts, change } = useTodos();
  const top = useRef<HTMLDivElement>(null);
  const { tab, keyword, lateOnly, page } = address;
  const countOf = (category: string) => counts?.find((one) => one.category === category);
  const tabs = todoCategories.map((key) => {
    const counted = countOf(key);
    return { key, label: cardAffairsText(key), ...(counted && { count: formatCount(counted.num) }) };
  });
  const narrowed = keyword !== '' || lateOnly;
  const clear = () => change({ keyword: '', lateOnly: false });
  const turn = (to: number) => {
    change({ page: to });
    top.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <Card title={t('title')} flush className="affairs-section">
      <div ref={top} className="affairs-section__top">
        <Tabs label={cardAffairsText('tabs')} tabs={tabs} value={tab} onChange={(next) => change({ tab: next })}>
          <TodoTools address={address} late={countOf(tab)?.late} change={change} />
          <Loaded
            query={rows}
            empty={
              narrowed ? (
                <Empty text={t('noneFound')} action={<Button onClick={clear}>{t('clear')}</Button>} />
              ) : (
                cardAffairsText('none')
              )
            }
            skeleton={<TodosSkeleton />}
          >
            {({ records, total, size }) => (
              <>
                {narrowed && (
                  <p className="affairs-section__found" role="status">
                    {t('found', { n: total })}
                  </p>
                )}
                {tab === 'TODO' ? (
                  <CaseRows rows={records} action={cardAffairsText('handle')} />
                ) : (
                  <TodoList tab={tab} rows={records} below={(row) => <TodoSteps row={row} />} />
                )}
                {total > size && <Pagination page={page} size={size} total={total} onPage={turn} />}
              </>
            )}
          </Loaded>
        </Tabs>
      </div>
    </Card>
  );
}
