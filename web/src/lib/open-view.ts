import type { ViewOpenType } from '@yizhan/contract/open-ways.ts';
import type { LinkProps } from './link-props.ts';
import { type Openable, serviceLink } from './open-service.ts';
import { frameOf, hrefOf, paths } from './paths.ts';

/** What a tool or a view names to be opened, by its openType (MV-2). */
type Targets = {
  openServiceIfram: { id: string };
  service: { service: Openable; signedIn: boolean };
  workGuide: Record<never, never>;
};

const links: { [T in ViewOpenType]: (target: Targets[T]) => LinkProps } = {
  openServiceIfram: ({ id }) => ({ href: hrefOf(frameOf('tool', id)) }),
  service: ({ service, signedIn }) => serviceLink(service, signedIn),
  workGuide: () => ({ href: hrefOf(paths.guides) }),
};

/** Where it leads: the page of common tools, the service as its own way says, the directory of guides. */
export const viewLink = <T extends ViewOpenType>(openType: T, target: Targets[T]): LinkProps => links[openType](target);
