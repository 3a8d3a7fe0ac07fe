import type { CardKind } from '@yizhan/contract/cards.ts';
import { cardSettings } from '../../cards/settings.ts';

/** What people call a kind of card, and its glyph. */
export const getCardSettings = (kind: CardKind) => cardSettings[kind]();
