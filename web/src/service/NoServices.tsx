import type { NavigationType } from '@yizhan/contract/cards.ts';
import { Empty } from '../ui/Empty.tsx';
import { hallHref } from './hall-paths.ts';
import { s } from './words.ts';

/** Nothing to show, and where to find services. */
export function NoServices({ text, navigationType }: { text: string; navigationType: NavigationType }) {
  const link = <a href={hallHref(navigationType)}>{s('goTo', { place: s(navigationType) })}</a>;
  return <Empty text={text} action={link} size="small" />;
}
