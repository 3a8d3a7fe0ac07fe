import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { wordsManage } from '@yizhan/contract/texts/zh-CN/words-manage.ts';
import { useSearchParams } from 'react-router';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../../admin-kit/list/ListAndForm.css';
import './words.css';
import { HitsTab } from './HitsTab.tsx';
import { TrialTab } from './TrialTab.tsx';
import { WordsTab } from './WordsTab.tsx';

const t = textsOf({ wordsManage });
const menuName = textsOf({ menus });

const tabKeys = ['list', 'try', 'hits'] as const;
const panels = { list: WordsTab, try: TrialTab, hits: HitsTab } as const;

/** The words a school does not want to read, what they find in a text, and what they found. */
export default function WordsSection() {
  const [params, setParams] = useSearchParams();
  const tab = tabKeys.find((key) => key === params.get('tab')) ?? 'list';
  const Panel = panels[tab];
  const title = menuName('userFrameConfig/manage/words');
  useTitle(title);
  return (
    <Page wide title={title} description={t('description')}>
      <section className="admin-card admin-list admin-words" aria-label={title}>
        <Tabs
          label={t('views')}
          tabs={tabKeys.map((key) => ({ key, label: t(`${key}Tab`) }))}
          value={tab}
          onChange={(key) => setParams(key === 'list' ? {} : { tab: key })}
        >
          <Panel />
        </Tabs>
      </section>
    </Page>
  );
}
