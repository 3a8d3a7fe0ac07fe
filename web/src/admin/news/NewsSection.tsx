import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { newsManage } from '@yizhan/contract/texts/zh-CN/news-manage.ts';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../../admin-kit/list/ListAndForm.css';
import { NEW, useListParams } from '../../admin-kit/list/useListParams.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articleFilters } from './article-filters.ts';
import { ColumnList } from './ColumnList.tsx';
import './News.css';

const t = textsOf({ newsManage });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/news';
const tabs = [
  { key: 'articles', label: t('articles') },
  { key: 'columns', label: t('columns') },
] as const;
const none = [] as const;

/** Articles and their columns; an article opens on its own page. */
export default function NewsSection() {
  const [params, setParams] = useSearchParams();
  const list = useListParams(articleFilters);
  const columnList = useListParams<never>(none);
  useTitle(menuName(menu));
  const tab = params.get('tab') === 'columns' ? 'columns' : 'articles';
  const show = async (next: string) => {
    if (await confirmLeave()) setParams(next === 'columns' ? { tab: next } : {});
  };
  if (tab === 'articles' && list.record)
    return (
      <ArticleEditor
        key={list.record}
        record={list.record}
        columnId={list.filters.columnId}
        onOpen={(id) => void list.open(id)}
        onClose={() => void list.close()}
        onColumns={() => void show('columns')}
      />
    );
  return (
    <Page
      wide
      title={menuName(menu)}
      description={t('description')}
      actions={
        <Button variant="primary" icon="plus" onClick={() => void list.open(NEW)}>
          {t(tab === 'columns' ? 'addColumn' : 'addArticle')}
        </Button>
      }
    >
      <section className="admin-card admin-list news-admin" aria-label={menuName(menu)}>
        <Tabs label={t('views')} tabs={tabs} value={tab} onChange={(key) => void show(key)} />
        {tab === 'columns' ? <ColumnList list={columnList} /> : <ArticleList list={list} />}
      </section>
    </Page>
  );
}
