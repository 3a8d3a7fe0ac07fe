/** Opening a service: its pop-up, its frame, and how the application learns who came. */

/** The pop-up of 1002: its width depends on the body's width, its height is the largest that fits. */
export const popupWidth = 1200;
export const narrowPopupWidth = 860;
export const narrowPopupUpTo = 1366;
export const popupHeights = [850, 670, 538] as const;
export const modelView = { width: 1200, height: 650 } as const;
export const frameFallbackMs = 10_000;
export const userCombSeconds = 300;
/** A one-time code for applications that sign people in by it. */
export const entryCodeSeconds = 60;
/** How often one service's server may verify visitors. */
export const verifiesPerMinute = 1_200;
