/** What a school arranges on its portal: layouts, banners, footer, theme. */

export const maxFrameHosts = 100;
export const maxFooterColumns = 6;
export const maxFooterLinks = 12;
export const maxFooterQrCodes = 4;
export const maxFriendlyLinks = 30;
export const minContrast = 4.5;
export const maxLayoutCards = 60;
/** A frame of a page holds one card, or up to this many as tabs. */
export const maxFrameCards = 4;
/** The strip of today says at most this many things. */
export const maxTodayItems = 4;
export const maxBanners = 5;
export const bannerIntervalMs = 6_000;
/** Open pages reload at the edge of a time window, with jitter so that they do not all come at once. */
export const windowJitterMs = 10_000;
export const maxQuickItems = 8;
/** Items an administrator may add to the navigation (NV-3), and all of them together. */
export const maxAddedNavigation = 6;
export const maxNavigationItems = 60;
export const navigationNameLength = 8;
