import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Empty } from '../../ui/Empty.tsx';
import { type ListParams, NEW } from './useListParams.ts';

const t = textsOf({ admin });

type NothingFoundProps<F extends string> = { list: ListParams<F>; add: string; first: string };

/** Nothing matches the filters, or the list is empty: each with its next step. */
export function NothingFound<F extends string>({ list, add, first }: NothingFoundProps<F>) {
  if (Object.keys(list.filters).length > 0)
    return <Empty text={t('noneFound')} action={<Button onClick={list.clearFilters}>{t('clearFilters')}</Button>} />;
  return (
    <Empty
      text={first}
      action={
        <Button variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
          {add}
        </Button>
      }
    />
  );
}
