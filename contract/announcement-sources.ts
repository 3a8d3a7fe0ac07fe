/** Pushed by a public account, or written in the portal. */
export const announcementSources = ['OfficialAccount', 'PORTAL'] as const;
export type AnnouncementSource = (typeof announcementSources)[number];
