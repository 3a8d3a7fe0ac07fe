/** Numeric kinds of a message on the wire (EN-5). */
export const messageTypes = {
  text: 1,
  picture: 2,
  person: 8,
  file: 9,
  delivered: 25,
  read: 26,
  article: 80,
  online: 200,
  typing: 201,
  recall: 202,
  /** What happened in a group: who joined, left, renamed it. */
  event: 210,
} as const;

/** Does it raise the unread number of the others? */
export const isCounted = (type: number) => type !== messageTypes.recall && type !== messageTypes.event;

/** Kinds a person can send; the others are made by the server. */
export const sentTypes = [messageTypes.text, messageTypes.picture, messageTypes.person, messageTypes.file] as const;

/** What kind of partner a conversation has (CH-6). */
export const mpTypes = { publicAccount: 1, person: 2, group: 3 } as const;

/** toUserType of a message (EN-4). */
export const toUserTypes = { person: 1, group: 2 } as const;

/** chatType of a message and of a conversation (EN-4). */
export const chatTypes = { person: 1, group: 2, own: 3, account: 4 } as const;

/** isSendType of a message (EN-7). */
export const sendStates = { delivered: 0, sending: 1, failed: 3 } as const;
