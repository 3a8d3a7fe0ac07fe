import { type Language, serviceTexts } from './availability.ts';

/** In one phrase, for those it is not meant for: whom, and nothing else. */
export const audiencePhrase = (names: readonly string[], language: Language) =>
  names.join(language === 'en' ? ', ' : '、') || serviceTexts(language).someOnly;
