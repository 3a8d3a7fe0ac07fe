import { useQuery } from '@tanstack/react-query';
import type { HomePage } from '@yizhan/contract/entities/card.ts';
import * as feedLimits from '@yizhan/contract/limits/feeds.ts';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { Suspense, useState } from 'react';
import { query } from '../../lib/api.ts';
import { lazyExtra, lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { BannersSkeleton } from './BannersSkeleton.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { hadBanners } from './had-banners.ts';
import { expectedShape } from './shape.ts';
import { Today } from './Today.tsx';
import { TodaySkeleton, TodayStrip } from './today/TodayStrip.tsx';
import { useHomePageParams } from './useHomePageParams.ts';
import './HomeScreen.css';

const t = textsOf({ home });

// The page works without its banners.
const Banners = lazyExtra(() => import('./Banners.tsx'));
// Loaded in parallel with the page's data; the first paint waits for neither.
import('./HomeBody.tsx').catch(() => undefined);
const HomeBody = lazyPart(() => import('./HomeBody.tsx'));
const PageName = lazyPart(() => import('./PageName.tsx'));
const EditHome = lazyPart(() => import('./edit/EditHome.tsx'));

export default function HomeScreen() {
  const params = useHomePageParams();
  const page = useQuery({
    ...query.cards.home(params),
    // The first page does not wait for a foreign source of the strip of today: it is read again, once.
    refetchInterval: ({ state }) => state.data?.todayPending && state.dataUpdateCount < 2 && feedLimits.retryMs,
  });
  const [editing, setEditing] = useState(false);
  const edit = !params.layoutId && (
    <Button variant="quiet" icon="layout" onClick={() => setEditing(true)}>
      {t('edit')}
    </Button>
  );
  const { data } = page;
  return (
    <Page
      className="home"
      title={
        <Suspense fallback={null}>
          {params.navigationId ? <PageName id={params.navigationId} empty={!data?.cards.length} /> : <Greeting />}
        </Suspense>
      }
      description={<Today />}
      actions={data && data.cards.length + Number(data.personal) > 0 && !editing && edit}
    >
      {!params.navigationId && <AboveCards page={data} isPending={page.isPending} />}
      <Suspense fallback={<HomeSkeleton />}>
        {page.isPending ? (
          <HomeSkeleton />
        ) : editing && data ? (
          <EditHome page={data} refetch={page.refetch} params={params} onLeave={() => setEditing(false)} />
        ) : (
          <HomeBody query={page} params={params} />
        )}
      </Suspense>
    </Page>
  );
}

/** The strip of today and the banners. Both have their room before they are loaded. */
function AboveCards({ page, isPending }: { page: HomePage | undefined; isPending: boolean }) {
  const [shape] = useState(expectedShape);
  return (
    <>
      {page && <TodayStrip items={page.today} />}
      {isPending && shape.today > 0 && <TodaySkeleton />}
      <Suspense fallback={hadBanners() && <BannersSkeleton />}>
        <Banners />
      </Suspense>
    </>
  );
}
