import { useQuery } from '@tanstack/react-query';
import { faqManage } from '@yizhan/contract/texts/zh-CN/faq-manage.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { useSearchParams } from 'react-router';
import '../../admin-kit/list/ListAndForm.css';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { EntriesTab } from './EntriesTab.tsx';
import { FaqEditor, NewFaq } from './FaqEditor.tsx';
import { GapsTab } from './GapsTab.tsx';
import { ModelsTab } from './ModelsTab.tsx';
import { ScenesTab } from './ScenesTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { StatisticsTab } from './StatisticsTab.tsx';
import { TestsTab } from './TestsTab.tsx';
import './Faq.css';

const t = textsOf({ faqManage });
const menuName = textsOf({ menus });
const menu = 'userFrameConfig/manage/faq';

const NEW = 'new';
const tabKeys = ['entries', 'gaps', 'tests', 'statistics', 'scenes', 'settings', 'models'] as const;

/** Their tables and forms reach to the edge of the card. */
const fullWidth: ReadonlySet<(typeof tabKeys)[number]> = new Set(['entries', 'settings', 'models']);

/** The question robot: what it answers, what it could not, how it fares, and how it looks. */
export default function FaqSection() {
  const [params, setParams] = useSearchParams();
  useTitle(menuName(menu));
  const go = async (next: Record<string, string>) => {
    if (await confirmLeave()) setParams(next);
  };
  const gaps = useQuery(query.faq.gaps({ size: 1 }));
  const entry = params.get('entry');
  const open = (id: string) => void go({ entry: id });
  if (entry === NEW) return <NewFaq onSaved={(id) => setParams({ entry: id })} onClose={() => void go({})} />;
  if (entry) return <FaqEditor key={entry} id={entry} onClose={() => void go({})} />;
  const tab = tabKeys.find((key) => key === params.get('tab')) ?? 'entries';
  const tabs = [
    { key: 'entries', label: t('tabEntries') },
    { key: 'gaps', label: t('tabGaps'), count: gaps.data?.total || undefined },
    { key: 'tests', label: t('tabTests') },
    { key: 'statistics', label: t('tabStatistics') },
    { key: 'scenes', label: t('tabScenes') },
    { key: 'settings', label: t('tabSettings') },
    { key: 'models', label: t('tabModels') },
  ] as const;
  const panels = {
    entries: () => <EntriesTab onOpen={open} />,
    gaps: () => <GapsTab onOpen={open} />,
    tests: () => <TestsTab />,
    statistics: () => <StatisticsTab />,
    scenes: () => <ScenesTab />,
    settings: () => <SettingsTab />,
    models: () => <ModelsTab />,
  };
  return (
    <Page
      wide
      title={menuName(menu)}
      actions={
        tab === 'entries' && (
          <Button variant="primary" icon="plus" onClick={() => open(NEW)}>
            {t('add')}
          </Button>
        )
      }
    >
      <section className="admin-card admin-list faq-admin" aria-label={menuName(menu)}>
        <Tabs
          label={menuName(menu)}
          tabs={tabs}
          value={tab}
          onChange={(key) => void go(key === 'entries' ? {} : { tab: key })}
        >
          <div className={fullWidth.has(tab) ? undefined : 'faq__pane'}>{panels[tab]()}</div>
        </Tabs>
      </section>
    </Page>
  );
}
