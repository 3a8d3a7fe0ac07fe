import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { servicesManage } from '@yizhan/contract/texts/zh-CN/services-manage.ts';
import { type ComponentType, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import '../../admin-kit/list/ListAndForm.css';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { ServicesTab } from './ServicesTab.tsx';
import './Services.css';

const t = textsOf({ servicesManage });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/manage/services';

/** The parts of the hall, in tab order. Names and imports only. */
const parts = {
  services: ServicesTab,
  scenes: lazyPart(() => import('./scenes/ScenesTab.tsx')),
  types: lazyPart(() => import('./types/TypesTab.tsx')),
  synonyms: lazyPart(() => import('./search/SynonymsTab.tsx')),
  gaps: lazyPart(() => import('./search/GapsTab.tsx')),
} as const satisfies Record<string, ComponentType>;

type Part = keyof typeof parts;
const keys = Object.keys(parts) as Part[];

export default function ServicesSection() {
  const [params, setParams] = useSearchParams();
  useTitle(menuName(menu));
  const currentTab = keys.find((key) => key === params.get('tab')) ?? 'services';
  const show = async (tab: Part) => {
    if (tab !== currentTab && (await confirmLeave())) setParams(tab === 'services' ? {} : { tab });
  };
  const TabContent = parts[currentTab];
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <section className="admin-card admin-list services-admin" aria-label={menuName(menu)}>
        <Tabs
          label={t('views')}
          tabs={keys.map((key) => ({ key, label: t(key) }))}
          value={currentTab}
          onChange={(key) => void show(key)}
        >
          <Suspense fallback={<TableSkeleton />}>
            <TabContent />
          </Suspense>
        </Tabs>
      </section>
    </Page>
  );
}
