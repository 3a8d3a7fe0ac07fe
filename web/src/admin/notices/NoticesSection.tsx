import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { useSearchParams } from 'react-router';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../../admin-kit/list/ListAndForm.css';
import { NoticeHistory } from './NoticeHistory.tsx';
import { NoticeRecord } from './NoticeRecord.tsx';
import { knownFilters, noticeFilters } from './notice-filters.ts';
import './Notices.css';
import { RepliesTab } from './RepliesTab.tsx';
import { TemplatesButton } from './TemplatesButton.tsx';

const t = textsOf({ noticeManage });
const menuName = textsOf({ menus });
const menu = 'userFrameConfig/manage/notices';
const tabs = [
  { key: 'notices', label: t('tabNotices') },
  { key: 'replies', label: t('tabReplies') },
] as const;

/** Notices, sent or not, each on a page of its own; and what readers wrote to the accounts. */
export default function NoticesSection() {
  const list = useListParams(noticeFilters, knownFilters);
  const [params, setParams] = useSearchParams();
  useTitle(menuName(menu));
  if (list.record) return <NoticeRecord key={list.record} record={list.record} list={list} />;
  const tab = params.get('tab') === 'replies' ? 'replies' : 'notices';
  return (
    <Page
      wide
      title={menuName(menu)}
      description={t('description')}
      actions={
        <>
          <TemplatesButton />
          <Button variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
            {t('add')}
          </Button>
        </>
      }
    >
      <section className="admin-card admin-list notice-admin" aria-label={menuName(menu)}>
        <Tabs
          label={t('tabs')}
          tabs={tabs}
          value={tab}
          onChange={(key) => setParams(key === 'replies' ? { tab: key } : {})}
        />
        {tab === 'replies' ? <RepliesTab /> : <NoticeHistory list={list} />}
      </section>
    </Page>
  );
}
