/** Plain lists, without schemas: the first screens import them. */

export const noticeLevels = ['NORMAL', 'IMPORTANT', 'URGENT'] as const;
export type NoticeLevel = (typeof noticeLevels)[number];

/**
 * What a notice is about, as far as people tell ways of receiving apart: written by an account's staff, the state of
 * one's cases, a to-do of another system, anything else of another system, the end of an import or export, feedback
 * that waits too long.
 */
export const noticeTypes = ['account', 'case', 'todo', 'system', 'bulk', 'feedback'] as const;
export type NoticeType = (typeof noticeTypes)[number];

/** What the corner prompt shows: everything above the ordinary. */
export const isPrompted = (level: NoticeLevel) => level !== 'NORMAL';

/** The lists of one person's notices. */
export const noticeBoxes = ['all', 'unread', 'important', 'archived'] as const;
export type NoticeBox = (typeof noticeBoxes)[number];

/** `review`: waits for another sender's approval. `sending`: the receivers are being written. */
export const noticeStates = ['draft', 'review', 'scheduled', 'sending', 'sent', 'recalled'] as const;
export type NoticeState = (typeof noticeStates)[number];

/** What one person has done with a notice; each includes the ones before it. */
export const receiptStates = ['sent', 'delivered', 'read', 'confirmed'] as const;

/** Receivers by what they have not done yet. */
export const receiverFilters = ['all', 'unread', 'unconfirmed', 'read', 'confirmed'] as const;
export type ReceiverFilter = (typeof receiverFilters)[number];

/** The topic of hints that one's notices have changed; also sent while the screen is locked. */
export const noticesTopic = 'unread.notices';
/** The topic of hints that a notice was recalled, for the pages that show it. */
export const recalledTopic = 'notice.recalled';
/** The topic of hints that a reader wrote to an account, for its staff. */
export const accountThreadsTopic = 'accountThreads';
