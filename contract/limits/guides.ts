/** Guides and the corrections people send in. */

export const textLength = 20_000;
export const maxMaterials = 50;
export const maxSteps = 30;
/** In person. */
export const maxVisits = 20;
export const maxPlaces = 20;
export const maxQuestions = 50;
export const maxFiles = 20;
export const reviewMonths = 12;
export const correctionLength = 500;
