import type { Theme, ThemeContent } from '@yizhan/contract/entities/theme.ts';
import { isWithin } from '../../common/time-window.ts';

export type ThemeOffer = { id: string; content: ThemeContent };

/** Themes available now: a festival theme only within its time window. */
export const openThemes = (offers: readonly ThemeOffer[], at: string) =>
  offers.filter(({ content: { festival } }) => !festival || isWithin(festival, at));

export const themeOf = ({ id, content }: ThemeOffer): Theme => ({
  themeId: id,
  themeName: content.themeName,
  themeColor: content.themeColor,
  themeImg: content.themeImg,
  themeImgBorderColor: content.themeImgBorderColor,
});

type ThemeRequest = { school: Theme; offers: readonly ThemeOffer[]; chosen: string | undefined; at: string };

/** The person's choice while available, else the festival that began last, else the school's default. */
export function themeFor({ school, offers, chosen, at }: ThemeRequest): Theme {
  const open = openThemes(offers, at);
  const own = open.find(({ id }) => id === chosen);
  const offer = own ?? open.reduce<ThemeOffer | undefined>(latest, undefined);
  return offer ? themeOf(offer) : school;
}

const began = (offer: ThemeOffer | undefined) => offer?.content.festival?.from ?? '';
const latest = (one: ThemeOffer | undefined, other: ThemeOffer) => (began(other) > began(one) ? other : one);
