import type { NavigationType } from '@yizhan/contract/cards.ts';
import { hrefOf, paths } from '../lib/paths.ts';

const halls: Record<NavigationType, string> = {
  SERVICE_HALL: paths.serviceHall,
  FLOW_SERVICE_CENTER: paths.processServices,
  APPLY_SERVICE_CENTER: paths.applicationServices,
};

/** The "more" link of a card. */
export const hallHref = (type: NavigationType) => hrefOf(halls[type]);
