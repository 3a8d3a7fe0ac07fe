import type { cards } from '@yizhan/contract/calls/cards.ts';
import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import { publishables } from '@yizhan/contract/publishable.ts';
import { removeArrangement, saveArrangement } from '../../cards/arrangements.ts';
import { arrangedPage, homeCard, homePage, pageFor } from '../../cards/home.ts';
import { withoutUnknown } from '../../cards/rules.ts';
import { fail } from '../../common/fail.ts';
import type { SignedInContext } from '../../context.ts';
import type { Handlers } from '../../handlers.ts';
import { namesOfRoles } from './people-queries.ts';

type People = 'home' | 'one' | 'choices' | 'arrange' | 'restore';

/** What people do with the cards on their page. */
export const people: Pick<Handlers<typeof cards>, People> = {
  home: (which, context) => homePage(asViewed(context, which), which),
  one: ({ id, ...which }, context) => homeCard(asViewed(context, which), id, which),

  async choices(which, context) {
    const { pageCards, places, layout } = await arrangedPage(context, which);
    const byId = new Map(pageCards.map((one) => [one.card.id, one]));
    const inOrder = places.flatMap(({ cardId }) => byId.get(cardId) ?? []);
    const ownRoles = ({ roles }: { roles: readonly string[] }) =>
      roles.filter((role) => context.person.roleIds.includes(role));
    const names = await namesOfRoles(context.db, [...new Set(inOrder.flatMap(({ card }) => ownRoles(card.content)))]);
    return inOrder.map(({ card: { id, content }, placed: { place, span, frame, mandatory, shown } }) => ({
      ...{ id, kind: content.kind, cardName: content.cardName, cardIntroduction: content.cardIntroduction },
      ...{ place, span, frame, mandatory, shown, layoutName: layout?.layoutName ?? '' },
      roleNames: ownRoles(content).flatMap((role) => names.get(role) ?? []),
    }));
  },

  async arrange({ arrangement, ...which }, context) {
    const { cards, places, layout } = await pageFor(context, which);
    if (which.navigationId && !layout) fail('not_found');
    const ids = idsOf(arrangement);
    if (!ids.every((id) => cards.some((card) => card.id === id))) fail('invalid_input', { fields: 'arrangement' });
    const own = withoutUnknown(arrangement, new Set(places.map(({ cardId }) => cardId)));
    await saveArrangement(context, which, own, context.now);
    publishOwnPages(context);
    return {};
  },

  async restore(which, context) {
    await removeArrangement(context, which);
    publishOwnPages(context);
    return {};
  },
};

/** A layout that is not published is seen by those who make layouts, with the eyes of an identity. */
function asViewed(
  context: SignedInContext,
  { layoutId, as }: { layoutId?: string | undefined; as?: number | undefined },
) {
  if (layoutId === undefined) return context;
  const { person } = context;
  if (!person.menus.has(publishables.layout.menu)) fail('no_menu_entry');
  return as === undefined ? context : { ...context, person: { ...person, roleType: as, roleIds: [] } };
}

const idsOf = ({ main, aside, hidden }: OwnLayout) => [
  ...main.map(({ id }) => id),
  ...aside.map(({ id }) => id),
  ...hidden,
];

/** Notifies the person's other tabs and devices. */
const publishOwnPages = ({ bus, db, person }: SignedInContext) =>
  bus.publish('hint', { tenantId: db.tenant, topic: publishables.card.topic, userIds: [person.id] });
