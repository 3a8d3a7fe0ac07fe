/** Notices and the people they are sent to. */

/** CH-10: how many important unread ones the corner prompt keeps. */
export const promptMost = 10;
/** How many the bell shows before one opens the whole list. */
export const unreadListMost = 8;
/** An unread number is counted up to here; more are shown as "99+". */
export const unreadMost = 100;
export const titleLength = 100;
export const maxAttachments = 10;
export const maxPictures = 30;
/** Of each kind of receiver that can be named in one notice. */
export const maxReceiverPicks = 500;
/** Receivers that the embedded database writes in one statement, and that one hint names. */
export const batch = 500;
/** A person is reminded of one notice at most this often. */
export const remindEveryMs = 30 * 60_000;
export const returnNoteLength = 200;
export const maxTemplates = 100;
/** The history shows counts that are at most this old, and counts at most so many receivers again in one call. */
export const countsFreshMs = 30_000;
export const countMostRows = 100_000;
/** People who may send for one account. */
export const maxStaff = 50;
/** Accounts that a school can add besides those of its departments. */
export const maxAddedAccounts = 200;
/** Of a person's latest notices, those that the conversation list makes cards of. */
export const cardsMost = 50;
/** Messages of a reader's thread that its staff see. */
export const threadShown = 100;
/** Those who are notified of a reader's message when an account has no staff of its own. */
export const maxKeepersNotified = 20;
/** How many can be marked or archived in one call. */
export const markMost = 100;
/** Texts shorter than a line of the prompt. */
export const excerptLength = 120;
/** How often an open detail page asks again, besides the hints: a recalled one must not stay on the screen. */
export const detailRefetchMs = 60_000;
/** How often the sender's page asks for the numbers, and for the state while receivers are written. */
export const reportRefetchMs = 10_000;
export const sendingRefetchMs = 1_000;
