import { useQuery } from '@tanstack/react-query';
import { home } from '@yizhan/contract/texts/zh-CN/home.ts';
import { Suspense, useState } from 'react';
import { query } from '../../lib/api.ts';
import { lazyExtra, lazyPart } from '../../lib/lazy-part.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Page } from '../../ui/Page.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Today } from './Today.tsx';
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
  const page = useQuery(query.cards.home(params));
  const [editing, setEditing] = useState(false);
  const edit = (
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
      <Suspense fallback={null}>{!params.navigationId && <Banners />}</Suspense>
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
