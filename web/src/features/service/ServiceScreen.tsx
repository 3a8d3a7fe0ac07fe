import { useQuery } from '@tanstack/react-query';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { useParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ServiceRefusal } from './ServiceRefusal.tsx';
import './service.css';
import { ServicePage } from './ServicePage.tsx';
import { ServiceSkeleton } from './ServiceSkeleton.tsx';

const t = textsOf({ service });

/** A service for signed-in people: description, guide, ratings, and the link into it. */
export default function ServiceScreen() {
  const { id = '' } = useParams();
  const found = useQuery(query.services.details({ id }));
  useTitle(found.data?.serviceName ?? t('title'));
  if (isRefused(found.error) && !found.data)
    return (
      <ServiceRefusal
        error={found.error}
        advice={t('refusedAdvice')}
        ways={[
          { href: hrefOf(paths.serviceHall), label: t('toHall') },
          { href: hrefOf(paths.home), label: t('toHome') },
        ]}
      />
    );
  return (
    <div className="yz-page service-page guide-paper">
      <Loaded query={found} skeleton={<ServiceSkeleton />}>
        {(service) => <ServicePage service={service} visitor={false} />}
      </Loaded>
    </div>
  );
}
