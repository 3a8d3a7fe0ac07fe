import { dutyListsManage } from '@yizhan/contract/texts/zh-CN/duty-lists-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useFreshQuery } from '../../lib/useFreshQuery.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import './DutyLists.css';
import { ListsEditor } from './ListsEditor.tsx';

const t = textsOf({ dutyListsManage });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/threeListsConfig';

/** Which lists there are and what they show. Refetched only on request, so that nothing replaces unsaved input. */
export default function DutyListsSection() {
  useTitle(menuName(menu));
  const found = useFreshQuery(query.dutyLists.config());
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Loaded query={found} skeleton={<TableSkeleton />}>
        {({ content, items, ...state }) => (
          <ListsEditor
            key={`${state.id} ${state.version}`}
            state={state}
            content={content}
            items={items}
            onReload={() => found.refetch()}
          />
        )}
      </Loaded>
    </Page>
  );
}
