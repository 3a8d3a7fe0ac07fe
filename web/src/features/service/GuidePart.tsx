import { useQuery } from '@tanstack/react-query';
import type { ServiceDetails } from '@yizhan/contract/entities/hall.ts';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import type { ReactNode } from 'react';
import { GuideActions } from '../../guide/GuideActions.tsx';
import { GuideView } from '../../guide/GuideView.tsx';
import { PrintedGuide } from '../../guide/PrintedGuide.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { Card } from '../../ui/Card.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Ratings } from './Ratings.tsx';

const t = textsOf({ service });

type GuidePartProps = { service: ServiceDetails; visitor: boolean };

/** The guide with the ratings as its last block; without a guide, the ratings alone. */
export function GuidePart({ service, visitor }: GuidePartProps) {
  // Ratings are shown to signed-in people only.
  const ratings = visitor ? undefined : <Ratings service={service} />;
  if (service.guideId !== null) return <WithGuide service={service} visitor={visitor} ratings={ratings} />;
  return (
    <>
      <p className="service-page__noguide guide-noprint">{t(service.hasGuide ? 'guideInside' : 'noGuide')}</p>
      {ratings && <Card title={t('ratings')}>{ratings}</Card>}
    </>
  );
}

function WithGuide({ service, visitor, ratings }: GuidePartProps & { ratings: ReactNode }) {
  const input = { serviceId: service.serviceId };
  const found = useQuery(visitor ? query.guides.openInfo(input) : query.guides.info(input));
  return (
    <Loaded query={found} skeleton={<Skeleton shape="block" height={320} />}>
      {(guide) => (
        <>
          <GuideView guide={guide} ratings={ratings} actions={<GuideActions guide={guide} />} />
          <PrintedGuide guide={guide} />
        </>
      )}
    </Loaded>
  );
}
