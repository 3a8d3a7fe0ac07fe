import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { dutyLists } from '@yizhan/contract/texts/zh-CN/duty-lists.ts';
import { query } from '../../lib/api.ts';
import { toMinute } from '../../lib/format.ts';
import { isMembersOnly } from '../../lib/is-members-only.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useHint } from '../../lib/useHint.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { MembersOnly } from '../../ui/MembersOnly.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeptTree, totalOf } from './DeptTree.tsx';
import { ItemDrawer } from './ItemDrawer.tsx';
import { ListBody } from './ListBody.tsx';
import { ListSearch } from './ListSearch.tsx';
import { ListTabs } from './ListTabs.tsx';
import { useLastShown } from './useLastShown.ts';
import { useListsAddress } from './useListsAddress.ts';
import './duty-cards.css';
import './duty-lists.css';

const t = textsOf({ dutyLists });

/** RT-12: the responsibility lists, for members and, where the school allows it, for visitors. */
export default function DutyListsScreen() {
  const open = useSession((s) => s.session === undefined);
  const address = useListsAddress();
  const { keyword, dept, change } = address;
  const filter = { ...(dept && { deptId: dept }), ...(keyword && { keyword }) };
  const view = useQuery({
    ...(open ? query.dutyLists.openView(filter) : query.dutyLists.view(filter)),
    placeholderData: keepPreviousData,
  });
  const shown = useLastShown(view);
  const { data } = shown;
  const list = data?.lists.find(({ code }) => code === address.list) ?? data?.lists[0];
  const counted = { ...(list && { listType: list.code }), ...(keyword && { keyword }) };
  const departments = useQuery({
    ...(open ? query.dutyLists.openDepartments(counted) : query.dutyLists.departments(counted)),
    enabled: list !== undefined && data?.showDeptTree === true,
    placeholderData: keepPreviousData,
  });
  useHint('dutyLists', () => Promise.all([view.refetch(), departments.refetch()]));
  const { data: tree } = useLastShown(departments, list?.code);
  if (isMembersOnly(view.error)) return <MembersOnly title={t('membersOnly')} advice={t('membersAdvice')} />;
  const all = tree ?? [];
  const total = tree && totalOf(tree);
  const about = [all.find(({ id }) => id === dept)?.name, keyword].filter((part) => part).join(' · ');
  return (
    <Page
      title={data?.title ?? ''}
      description={data?.intro}
      actions={
        data?.updatedAt && <span className="duty-updated">{t('updated', { time: toMinute(data.updatedAt) })}</span>
      }
    >
      <Loaded query={shown} skeleton={<Skeleton shape="block" height={400} />}>
        {({ lists, showDeptTree }) => (
          <div className="duty-lists">
            <ListTabs lists={lists} chosen={list?.code ?? ''} onChoose={(code) => change({ list: code })} />
            <ListSearch key={keyword} keyword={keyword} onSearch={(words) => change({ keyword: words })} />
            <div className={showDeptTree ? 'duty-panes' : undefined}>
              {showDeptTree && (
                <DeptTree departments={all} chosen={dept} total={total} onChoose={(id) => change({ dept: id })} />
              )}
              <div className="duty-pane">
                {list && <ListBody list={list} lists={lists} address={address} open={open} about={about} />}
              </div>
            </div>
            {address.item && <ItemDrawer id={address.item} lists={lists} onClose={address.close} />}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
