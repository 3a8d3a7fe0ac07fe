import { useQuery } from '@tanstack/react-query';
import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import { useParams } from 'react-router';
import { query } from '../../lib/api.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { hrefOf, paths, servicePath } from '../../lib/paths.ts';
import { Redirect } from '../../lib/Redirect.tsx';
import { saveReturnPage } from '../../lib/return-page.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { ServiceRefusal } from './ServiceRefusal.tsx';
import './service.css';
import { ServicePage } from './ServicePage.tsx';
import { ServiceSkeleton } from './ServiceSkeleton.tsx';

const t = textsOf({ service });

/** The same for visitors, with what they may see. Signed-in people have a page of their own (SO-4). */
export default function OpenServiceScreen() {
  const { id = '' } = useParams();
  const signedIn = useSession((s) => s.session !== undefined);
  return signedIn ? <Redirect to={servicePath(id)} /> : <ForVisitors id={id} />;
}

function ForVisitors({ id }: { id: string }) {
  const found = useQuery(query.services.openDetails({ id }));
  useTitle(found.data?.serviceName ?? t('title'));
  if (isRefused(found.error) && !found.data)
    return (
      <ServiceRefusal
        error={found.error}
        advice={t('visitorGoneAdvice')}
        ways={[
          { href: hrefOf(paths.login), label: t('signIn'), onClick: () => saveReturnPage(servicePath(id)) },
          { href: hrefOf(paths.allServices), label: t('toAll') },
        ]}
      />
    );
  return (
    <div className="yz-page service-page guide-paper">
      <Loaded query={found} skeleton={<ServiceSkeleton />}>
        {(service) => <ServicePage service={service} visitor />}
      </Loaded>
    </div>
  );
}
