import { sectionPath } from '@yizhan/contract/sections.ts';
import { hrefOf } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

const mayConfigure = () =>
  useSession.getState().me?.configurationMenu.some(({ code }) => code === 'cardBusinessConfig') === true;

/** Where a card is set up; nothing for whoever may not. */
export const cardHref = (id: string) => (mayConfigure() ? hrefOf(`${sectionPath('cards')}?id=${id}`) : undefined);

export const newCardHref = () => (mayConfigure() ? hrefOf(sectionPath('cards')) : undefined);
