/** The responsibility lists and their items. */

export const maxLists = 5;
export const listNameLength = 12;
export const columnLabelLength = 16;
export const maxBasis = 10;
export const maxSteps = 20;
export const maxPartners = 10;
export const maxServices = 20;
export const maxAttachments = 10;
export const maxVisits = 20;
export const maxLimitDays = 365;
export const maxSort = 9_999;
/** Lines of one reader's file or print. */
export const maxExported = 2_000;
export const correctionLength = 500;
/** How long the columns of the reading table are before they are cut; the whole text stands in the drawer. */
export const cellLength = 120;
