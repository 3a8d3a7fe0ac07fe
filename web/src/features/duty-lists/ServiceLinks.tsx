import type { DutyItemLine } from '@yizhan/contract/entities/duty-item.ts';
import { hrefOf, openServicePath, servicePath } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

type ServiceLinksProps = {
  services: readonly Pick<DutyItemLine['services'][number], 'serviceId' | 'serviceName'>[];
  /** Instead of the names. */
  word?: string;
};

/** To the page of each service, where its guide stands and where it is started. */
export function ServiceLinks({ services, word }: ServiceLinksProps) {
  const signedIn = useSession((s) => s.session !== undefined);
  return (
    <span className="duty-links">
      {services.map(({ serviceId, serviceName }) => (
        <a
          key={serviceId}
          href={hrefOf(signedIn ? servicePath(serviceId) : openServicePath(serviceId))}
          title={serviceName}
          aria-label={word && `${word}：${serviceName}`}
        >
          {word ?? serviceName}
        </a>
      ))}
    </span>
  );
}
