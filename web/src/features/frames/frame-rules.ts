import type { FrameKind } from '@yizhan/contract/entities/shell.ts';
import { framePaths } from '../../lib/paths.ts';

const kinds = Object.entries(framePaths) as [FrameKind, string][];

/** The kind of record whose address is framed, derived from the path. */
export const parseFrameKind = (path: string): FrameKind =>
  kinds.find(([, at]) => at.toLowerCase() === path.toLowerCase())?.[0] ?? 'tool';

/** Only http(s) addresses are framed or opened. */
export function parseWebUrl(url: string, origin: string): URL | undefined {
  if (!URL.canParse(url, origin)) return undefined;
  const address = new URL(url, origin);
  return address.protocol === 'https:' || address.protocol === 'http:' ? address : undefined;
}

const rights = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox', 'allow-downloads'];

/** A page of our own origin could escape the sandbox if it kept its origin. */
export const sandboxFor = (address: URL, origin: string) =>
  (address.origin === new URL(origin).origin ? rights : [...rights, 'allow-same-origin']).join(' ');
