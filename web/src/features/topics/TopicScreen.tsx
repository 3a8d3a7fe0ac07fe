import { useQuery } from '@tanstack/react-query';
import type { Topic } from '@yizhan/contract/entities/portal.ts';
import { topics } from '@yizhan/contract/texts/zh-CN/topics.ts';
import { useParams, useSearchParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Empty } from '../../ui/Empty.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TopicView } from './TopicView.tsx';

const t = textsOf({ topics });

/** The topic of a banner with its services; visitors see those they may know of. */
export default function TopicScreen({ visitor = false }: { visitor?: boolean }) {
  const [search] = useSearchParams();
  const { id = search.get('id') ?? '' } = useParams();
  const found = useQuery<Topic>(visitor ? query.landing.topic({ id }) : query.portal.topic({ id }));
  useTitle(found.data?.title ?? t('title'));
  const hall = <a href={hrefOf(visitor ? paths.allServices : paths.serviceHall)}>{t('hall')}</a>;
  if (isRefused(found.error) && !found.data)
    return (
      <Page title={t('title')}>
        <Empty text={t('gone')} action={hall} />
      </Page>
    );
  return (
    <Page title={found.data?.title ?? t('title')} description={found.data?.subtitle}>
      <Loaded query={found} skeleton={<Skeleton lines={8} />}>
        {(topic) => <TopicView topic={topic} none={<Empty text={t('none')} action={hall} />} />}
      </Loaded>
    </Page>
  );
}
