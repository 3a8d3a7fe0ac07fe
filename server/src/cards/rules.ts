import type { BasicConfig, CardContent } from '@yizhan/contract/entities/card.ts';
import type { OwnLayout } from '@yizhan/contract/entities/layout.ts';
import type { Person } from '../person.ts';

/** A card with a role list is visible to those roles; one without, to everybody. */
export const isFor = ({ roles }: Pick<CardContent, 'roles'>, { roleIds }: Pick<Person, 'roleIds'>) =>
  roles.length === 0 || roles.some((role) => roleIds.includes(role));

export const basicOf = ({ cardName, cardIntroduction, displayRows }: CardContent): BasicConfig => ({
  cardName,
  cardIntroduction,
  displayRows,
});

/** An arrangement without the cards the person cannot arrange. */
export const withoutUnknown = ({ main, aside, hidden }: OwnLayout, ids: ReadonlySet<string>): OwnLayout => ({
  main: main.filter(({ id }) => ids.has(id)),
  aside: aside.filter(({ id }) => ids.has(id)),
  hidden: hidden.filter((id) => ids.has(id)),
});
