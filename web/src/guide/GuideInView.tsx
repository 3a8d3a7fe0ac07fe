import { useQuery } from '@tanstack/react-query';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { query } from '../lib/api.ts';
import { hrefOf, openServicePath, servicePath } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { GuideActions } from './GuideActions.tsx';
import { GuideView } from './GuideView.tsx';

const t = textsOf({ guides });

/** The guide of a service in a floating view, with a link to the service itself. */
export default function GuideInView({ serviceId }: { serviceId: string }) {
  const signedIn = useSession((s) => s.session !== undefined);
  const found = useQuery(signedIn ? query.guides.info({ serviceId }) : query.guides.openInfo({ serviceId }));
  return (
    <Loaded query={found} skeleton={<Skeleton lines={8} />}>
      {(guide) => (
        <div className="guide-paper">
          <GuideView
            guide={guide}
            actions={
              <>
                <a
                  className="yz-button yz-button--small yz-button--primary"
                  href={hrefOf(signedIn ? servicePath(serviceId) : openServicePath(serviceId))}
                >
                  <span className="yz-button__label">
                    <Icon name="arrow-right" size={16} />
                    {t('apply')}
                  </span>
                </a>
                <GuideActions guide={guide} printable={false} />
              </>
            }
          />
        </div>
      )}
    </Loaded>
  );
}
