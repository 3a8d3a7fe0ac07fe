import { homePageConfig } from '@yizhan/contract/texts/zh-CN/home-page-config.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { confirmLeave } from '../../admin-kit/form/unsaved-changes.ts';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Page } from '../../ui/Page.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LayoutsSkeleton } from './layouts/LayoutSkeleton.tsx';
import './HomePage.css';

const t = textsOf({ homePageConfig });
const menuName = textsOf({ menus });

const menu = 'userFrameConfig/homePageConfig';

/** The parts of a home page, in tab order. Names and imports only. */
const parts = {
  layouts: lazyPart(() => import('./layouts/LayoutsTab.tsx')),
  library: lazyPart(() => import('./library/LibraryTab.tsx')),
  themes: lazyPart(() => import('./themes/ThemesTab.tsx')),
  footers: lazyPart(() => import('./footers/FootersTab.tsx')),
  banners: lazyPart(() => import('./banners/BannersTab.tsx')),
  alerts: lazyPart(() => import('./alerts/AlertsTab.tsx')),
  today: lazyPart(() => import('./today/TodayTab.tsx')),
  quick: lazyPart(() => import('./quick/QuickTab.tsx')),
} as const satisfies Record<string, ComponentType>;

type Part = keyof typeof parts;
/** Placeholders for parts that are not tables, while their script loads. */
const skeletons: Partial<Record<Part, ReactNode>> = { layouts: <LayoutsSkeleton /> };
const keys = Object.keys(parts) as Part[];

export default function HomePageSection() {
  const [params, setParams] = useSearchParams();
  useTitle(menuName(menu));
  const currentTab = keys.find((key) => key === params.get('tab')) ?? 'layouts';
  const show = async (tab: Part) => {
    if (tab !== currentTab && (await confirmLeave())) setParams({ tab });
  };
  const TabContent = parts[currentTab];
  return (
    <Page wide title={menuName(menu)} description={t('description')}>
      <Tabs
        label={t('tabs')}
        tabs={keys.map((key) => ({ key, label: t(key) }))}
        value={currentTab}
        onChange={(key) => void show(key)}
        className="home-config__tabs"
      >
        <Suspense fallback={skeletons[currentTab] ?? <TableSkeleton />}>
          <TabContent />
        </Suspense>
      </Tabs>
    </Page>
  );
}
