import { todos } from '@yizhan/contract/texts/zh-CN/todos.ts';
import { todoSorts } from '@yizhan/contract/todo-categories.ts';
import { formatCount } from '../../cards/format-count.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Select } from '../../ui/Select.tsx';
import { TodoSearch } from './TodoSearch.tsx';
import { canBeLate, type TodosAddress } from './todos-address.ts';
import type { ChangeTodos } from './useTodos.ts';

const t = textsOf({ todos });

type TodoToolsProps = {
  address: TodosAddress;
  /** How many of this tab are overdue, once known. */
  late: number | undefined;
  change: ChangeTodos;
};

/** Filters and sort order of the rows. */
export function TodoTools({ address: { tab, keyword, sort, lateOnly }, late = 0, change }: TodoToolsProps) {
  return (
    <div className="affairs-section__tools">
      {/* Another tab shows its own keyword, not unsent text. */}
      <TodoSearch key={tab} value={keyword} onSearch={(words) => change({ keyword: words })} />
      {canBeLate(tab) && (
        <Chip selected={lateOnly} onClick={() => change({ lateOnly: !lateOnly })}>
          {late > 0 ? t('lateOnlyOf', { n: formatCount(late) }) : t('lateOnly')}
        </Chip>
      )}
      <Select
        size="small"
        aria-label={t('sort')}
        value={sort}
        onChange={(next) => change({ sort: next })}
        options={todoSorts.map((value) => ({ value, label: t(value) }))}
      />
    </div>
  );
}
