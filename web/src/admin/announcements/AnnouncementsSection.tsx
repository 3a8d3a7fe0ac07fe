import { announcementStates } from '@yizhan/contract/entities/announcement.ts';
import { announcementManage } from '@yizhan/contract/texts/zh-CN/announcement-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import '../../admin-kit/list/ListAndForm.css';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { AnnouncementEditor } from './AnnouncementEditor.tsx';
import { AnnouncementList } from './AnnouncementList.tsx';
import './Announcements.css';
import { announcementFilters } from './announcement-filters.ts';

const t = textsOf({ announcementManage });
const menuName = textsOf({ menus });
const menu = 'userFrameConfig/manage/announcements';
const known = { state: announcementStates };

/** Announcements, published or not; each opens on a page of its own. */
export default function AnnouncementsSection() {
  const list = useListParams(announcementFilters, known);
  useTitle(menuName(menu));
  if (list.record)
    return (
      <AnnouncementEditor
        key={list.record}
        record={list.record}
        onOpen={(id) => void list.open(id)}
        onClose={() => void list.close()}
      />
    );
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
        <AnnouncementList list={list} />
      </section>
    </Page>
  );
}
