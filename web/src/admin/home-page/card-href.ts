import { sectionPath } from '@yizhan/contract/sections.ts';
import { hrefOf } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

const mayConfigure = () =>
  useSession.getState().me?.configurationMenu.some(({ code }) => code === 'cardBusinessConfig') === true;

/** The settings page of a card; undefined for people who may not open it. */
export const cardHref = (id: string) => (mayConfigure() ? hrefOf(`${sectionPath('cards')}?id=${id}`) : undefined);

export const newCardHref = () => (mayConfigure() ? hrefOf(sectionPath('cards')) : undefined);
