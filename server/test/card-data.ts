import type { CardData, CardKind } from '@yizhan/contract/cards.ts';
import type { TestPerson } from './school.ts';

/** The data of the person's card of this kind. */
export async function cardData<K extends CardKind>(person: TestPerson, kind: K): Promise<CardData<K>> {
  const { cards } = (await person.cards.home()).result;
  const card = cards.find((one) => one.kind === kind);
  if (!card || card.state === 'failed') throw new Error(`no ${kind} card: ${card ? 'failed' : 'not there'}`);
  return card.data as CardData<K>;
}
