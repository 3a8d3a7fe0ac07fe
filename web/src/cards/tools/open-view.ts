import type { ToolOpenType } from '@yizhan/contract/open-ways.ts';
import { type LinkProps, toLinkProps } from '../../lib/link-props.ts';
import { frameOf, hrefOf, paths } from '../../lib/paths.ts';

type Target = { id: string; url: string };
/** Services open in their own way: see open-service.ts. */
type LinkedOpenType = Exclude<ToolOpenType, 'service'>;

const toFrameLink = (id: string): LinkProps => ({ href: hrefOf(frameOf('tool', id)) });

const links: Record<LinkedOpenType, (target: Target) => LinkProps> = {
  // Without an openable address, the page inside the portal says so.
  newTab: ({ id, url }) => (url === '' ? toFrameLink(id) : toLinkProps(url)),
  openServiceIfram: ({ id }) => toFrameLink(id),
  workGuide: () => ({ href: hrefOf(paths.guides) }),
};

/** The link of a tool by its openType (MV-2): its address, the page of common tools, the directory of guides. */
export const toViewLink = (openType: LinkedOpenType, target: Target): LinkProps => links[openType](target);
