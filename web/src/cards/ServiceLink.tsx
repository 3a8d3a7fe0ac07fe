import type { ServiceOpenInfo } from '@yizhan/contract/entities/service.ts';
import type { MouseEvent, ReactNode } from 'react';
import { countVisit, serviceLink } from '../lib/open-service.ts';
import { useSession } from '../lib/session.ts';

type ServiceLinkProps = { service: ServiceOpenInfo; className: string; title?: string; children: ReactNode };

const MIDDLE = 1;

/** A service as a real link: it opens as its way says, by any button of the mouse, and every opening is counted. */
export function ServiceLink({ service, className, title, children }: ServiceLinkProps) {
  const userComb = useSession((state) => state.session?.userComb ?? '');
  const count = () => countVisit(service.serviceId);
  const onAuxClick = (event: MouseEvent) => {
    if (event.button === MIDDLE) count();
  };
  const { href, ...where } = serviceLink(service, userComb);
  return (
    <a className={className} title={title} href={href} {...where} onClick={count} onAuxClick={onAuxClick}>
      {children}
    </a>
  );
}
