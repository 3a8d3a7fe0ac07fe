import { useQuery } from '@tanstack/react-query';
import { departmentCardsManage } from '@yizhan/contract/texts/zh-CN/department-cards-manage.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../../admin-kit/form/unsaved-changes.ts';
import { query } from '../../../lib/api.ts';
import { textsOf } from '../../../lib/text.ts';
import { useHint } from '../../../lib/useHint.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { Page } from '../../../ui/Page.tsx';
import { narrow, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import '../../AdminScreen.css';
import './DeptCards.css';
import { DeptCardEditor } from './DeptCardEditor.tsx';
import { DeptList } from './DeptList.tsx';
import { flattenCards } from './flatten-cards.ts';

const t = textsOf({ departmentCardsManage });

/** The person's departments, the card of the selected one and its preview; on a phone one at a time. */
export default function DeptCardsScreen({ tabs }: { tabs?: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const all = useQuery(query.departments.cards());
  useHint('departments', all.refetch);
  const small = useMediaQuery(narrow);
  const go = async (next: Record<string, string>) => {
    if (await confirmLeave()) setParams({ tab: 'cards', ...next });
  };
  const mine = all.data?.filter(({ mayChange }) => mayChange);
  const named = mine?.find(({ id }) => id === params.get('dept'))?.id;
  // When the panes are side by side, the first department is selected by default, and always if it is the only one.
  const first = small && mine && mine.length > 1 ? undefined : flattenCards(mine ?? [])[0]?.card.id;
  const chosen = named ?? first;
  const alone = small && chosen !== undefined;
  return (
    <Page
      wide
      title={t('title')}
      description={t('description')}
      {...(alone && (mine?.length ?? 0) > 1 && { back: () => void go({}) })}
    >
      {tabs}
      <Loaded query={{ ...all, data: mine }} empty={<Empty text={t(all.data?.length ? 'noneMine' : 'none')} />}>
        {(cards) => (
          <div className="dept-cards">
            {!alone && <DeptList cards={cards} chosen={chosen} onChoose={(id) => void go({ dept: id })} />}
            {chosen && <DeptCardEditor key={chosen} id={chosen} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
