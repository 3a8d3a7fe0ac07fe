import type { NavigationType } from '@yizhan/contract/cards.ts';
import { cardServices } from '@yizhan/contract/texts/zh-CN/card-services.ts';
import { textsOf } from '../lib/text.ts';
import { Empty } from '../ui/Empty.tsx';
import { hallHref } from './hall-paths.ts';

const t = textsOf({ cardServices });

/** An empty state with a link to where services can be found. */
export function NoServices({ text, navigationType }: { text: string; navigationType: NavigationType }) {
  const link = <a href={hallHref(navigationType)}>{t('goTo', { place: t(navigationType) })}</a>;
  return <Empty text={text} action={link} size="small" />;
}
