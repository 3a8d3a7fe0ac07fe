import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { noticeManage } from '@yizhan/contract/texts/zh-CN/notice-manage.ts';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import '../../admin-kit/list/ListAndForm.css';
import { NoticeHistory } from './NoticeHistory.tsx';
import { NoticeRecord } from './NoticeRecord.tsx';
import { knownFilters, noticeFilters } from './notice-filters.ts';
import './Notices.css';

const t = textsOf({ noticeManage });
const menuName = textsOf({ menus });
const menu = 'userFrameConfig/manage/notices';

/** Notices, sent or not; each opens on a page of its own. */
export default function NoticesSection() {
  const list = useListParams(noticeFilters, knownFilters);
  useTitle(menuName(menu));
  if (list.record) return <NoticeRecord key={list.record} record={list.record} list={list} />;
  return (
    <Page
      wide
      title={menuName(menu)}
      description={t('description')}
      actions={
        <Button variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
          {t('add')}
        </Button>
      }
    >
      <section className="admin-card admin-list" aria-label={menuName(menu)}>
        <NoticeHistory list={list} />
      </section>
    </Page>
  );
}
