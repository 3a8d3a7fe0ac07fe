/** Heights and counts of individual card kinds, from the specification. */

/** Tables for the two layouts: wide = a page of its own, narrow = with the message card. By displayRows 1, 2, 3. */
export const businessTiles = { wide: [6, 12, 18], narrow: [8, 16, 24] } as const;
export const businessTilesPerRow = { wide: 6, narrow: 8 } as const;
export const businessHeights = [106, 212, 316] as const;
export const favouritesShown = { wide: 9, narrow: 12 } as const;
/** Two rows of services or tools on a phone; the rest unfolds. */
export const tilesOnPhone = 8;
/** Two rows of matters on a phone: those that need something, then others. */
export const mattersOnPhone = 4;
export const toolHeights = [180, 180, 258] as const;
export const newsRowHeight = 80;
export const newsPerRow = 2;
/** A list of fewer lines shows no picture: it would be all there is. */
export const newsPictureLines = 4;
export const todoColumnsShown = 4;
export const stagingHeight = 250;
export const stagingRows = 20;
export const affairsRows = 4;
export const maxMatters = 20;
export const matterLines = 3;
export const recommendedPerRow = 3;
export const recommendedTop = 3;
export const commonUseTiles = { wide: { left: 3, right: 3 }, narrow: { left: 2, right: 3 } } as const;
export const commonUseDialogHeights = { 3: 503 } as const;
export const maxCommonUse = 12;
export const announcementsPerRow = 2;
export const announcementDays = 90;
export const maxAnnouncementDays = 365;
export const microAppHeights = { least: 80, most: 1200, usual: 320 } as const;
export const microAppTimeoutMs = 15_000;
