/** Conversations, messages and their files. */

export const textLength = 5_000;
/** The first line of a message in lists and quotations. */
export const previewLength = 80;
export const conversationNameLength = 30;
export const announcementLength = 1_000;
export const maxGroupMembers = 2_000;
export const maxGroupAdmins = 10;
/** How many of those added to a group its line names. */
export const maxNamedMembers = 5;
export const maxMentions = 50;
/** A message may be taken back by its sender for this long. */
export const recallMs = 120_000;
/** How long a page goes by the school's settings of chat before it asks again. */
export const configStaleMs = 300_000;
export const maxRecallMinutes = 1_440;
/** Messages older than this are removed by night. */
export const retentionDays = 365;
export const minRetentionDays = 30;
export const maxRetentionDays = 3_650;
/** The largest file of a conversation; a school can set less. */
export const maxFileMb = 20;
export const maxFileTypes = 50;
/** More than this many messages within the window are refused, and the sender is informed. */
export const floodCount = 20;
export const minFloodCount = 1;
export const maxFloodCount = 10_000;
export const floodWindowMs = 10_000;
/** How often a failed message is sent again. */
export const maxResends = 5;
/** How many messages without a receipt a browser remembers over a reload. */
export const maxUnsent = 50;
export const historyPageSize = 50;
/** Scrolling through a long thread reads more at a time. */
export const scrollPageSize = 100;
export const maxHistoryPageSize = 200;
/** A list longer than this is not a list any more: the rest is found by search. */
export const maxConversations = 500;
/** 文件传输助手, and the id of the system account. */
export const systemAccountId = '30001';
/** How many conversations one message is forwarded to at a time. */
export const maxForwardTargets = 20;
/** What is known of a person is fetched again when older. */
export const personStaleMs = 60_000;
/** How many files of one person are on their way at the same time. */
export const uploadsAtOnce = 3;
/** Half a page of messages before and after the one that is jumped to. */
export const jumpMargin = 25;
/** Messages of one sender within this time stand together under one name. */
export const togetherMs = 300_000;
export const maxMentionSuggestions = 8;
/** How many people and messages the search of the list shows before one asks for more. */
export const foundPeople = 5;
export const foundMessages = 10;
/** How many of a conversation's files stand beside it. */
export const shownFiles = 20;
export const typingMs = 3_000;
/** Somebody counts as online this long after the last beat of their node. */
export const presenceMs = 75_000;
/** Somebody whose last connection ended counts as away after this time. */
export const awayMs = 3_000;
export const maxOnline = 200_000;
/** Why somebody looks into the messages of others: a sentence, not a word. */
export const minReasonLength = 5;
export const reasonLength = 200;
/** How many messages one transaction stores, by engine. */
export const storeBatch = 1_000;
export const embeddedStoreBatch = 50;
/** How many conversations a node remembers the members of. */
export const cachedConversations = 5_000;
/** A change of members that a node did not hear of takes effect there after this time. */
export const membersStaleMs = 30_000;
