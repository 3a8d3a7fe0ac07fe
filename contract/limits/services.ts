/** Services of the hall, their favourites, visits, ratings and availability. */

export const pageSize = 24;
export const maxPicked = 60;
export const maxDepartments = 100;
/** Services created from templates at once. */
export const maxTemplates = 60;
export const maxScenes = 50;
export const maxTypes = 50;
export const keywordsLength = 200;
export const maxOpenHours = 14;
/** A period that ends within this many days is marked as closing soon. */
export const closingSoonDays = 3;
export const maxPromiseDays = 365;
export const relatedShown = 6;
export const maxVisitsShown = 9_999_999;
export const maxFavourites = 200;
export const maxFavouriteFolders = 20;
export const favouriteFolderNameLength = 12;
/** Popularity: the period and the weights. */
export const popularityDays = 30;
export const commonUseDays = 90;
export const minCommonUseVisits = 3;
export const recommendationWeights = { identity: 0.5, department: 0.3, recency: 0.2 } as const;
/** Repeated clicks of one person within this time count as one visit. */
export const visitDedupeSeconds = 30;
export const probeIntervalMs = 10 * 60_000;
export const probeTimeoutMs = 5_000;
/** A single failed probe may be chance and does not mean maintenance. */
export const probeFailures = 2;
export const probeConcurrency = 8;
export const maxStars = 5;
export const ratingDays = 90;
export const ratingTextLength = 200;
export const maxRatingLabels = 5;
