import { hrefOf, paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';

const mayConfigure = () =>
  useSession.getState().me?.configurationMenu.some(({ code }) => code === 'cardBusinessConfig') === true;

/** Where a card is set up; nothing for whoever may not. */
export const cardHref = (id: string) => (mayConfigure() ? hrefOf(`${paths.cardConfig}?id=${id}`) : undefined);

export const newCardHref = () => (mayConfigure() ? hrefOf(paths.cardConfig) : undefined);
