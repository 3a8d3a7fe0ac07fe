import type { MouseEvent, ReactNode } from 'react';
import { useSession } from '../lib/session.ts';
import { countMiddleClick, followService, serviceLink } from './open-service.ts';
import type { OpenableService } from './openable-service.ts';

type ServiceLinkProps = { service: OpenableService; className: string; title?: string; children: ReactNode };

const MIDDLE = 1;

/** A service as a real link: opens by its configured open way, with any mouse button, and every opening is counted. */
export function ServiceLink({ service, className, title, children }: ServiceLinkProps) {
  const signedIn = useSession((state) => state.session !== undefined);
  const onClick = (event: MouseEvent) => {
    // Opened in a new tab or window by a modifier key: the browser follows the link itself.
    if (event.ctrlKey || event.metaKey || event.shiftKey) countMiddleClick(service);
    else followService(service, event);
  };
  const onAuxClick = (event: MouseEvent) => {
    if (event.button === MIDDLE) countMiddleClick(service);
  };
  const { href, ...where } = serviceLink(service, signedIn);
  return (
    <a className={className} title={title} href={href} {...where} onClick={onClick} onAuxClick={onAuxClick}>
      {children}
    </a>
  );
}
