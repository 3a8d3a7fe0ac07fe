import { type Language, serviceTexts } from './availability.ts';

/** A phrase for users outside the audience: it says whom the service is for, and nothing else. */
export const audiencePhrase = (names: readonly string[], language: Language) =>
  names.join(language === 'en' ? ', ' : '、') || serviceTexts(language).someOnly;
