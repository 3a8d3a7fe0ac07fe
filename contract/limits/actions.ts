export type ActionLimits = { person: number; address?: number; inLine?: true };

/**
 * Kinds of action with a limit of their own, per minute: of one person, and of one address without a session. A call
 * names its kind in its route (`action`), and http/ counts it. A feature adds its kinds here.
 */
export const actionsPerMinute = {
  upload: { person: 60 },
  search: { person: 120, address: 60, inLine: true },
  /** What a page asks for beside a search: suggestions while typing, the numbers beside the filters. */
  suggest: { person: 300, address: 240, inLine: true },
  feedback: { person: 10 },
  /** Questions to the robot; those of visitors are fewer. */
  ask: { person: 60, address: 20 },
  export: { person: 10 },
  /** The documents made of the links that exports answer. */
  document: { person: 20 },
  password: { person: 10 },
  /** A test of a channel may cost money. */
  channelTest: { person: 10 },
  /** A code by SMS: it costs money, and a phone has limits of its own. */
  smsCode: { person: 5, address: 120 },
  /** A whole campus may share one address. */
  captcha: { person: 60, address: 600 },
} as const satisfies Record<string, ActionLimits>;

export type Action = keyof typeof actionsPerMinute;

/** The embedded database does one thing at a time. Of visitors' actions `inLine` this many wait, others are refused. */
export const visitorSearchQueue = 4;
/** When a refused visitor may come back: by then the queue has moved on. */
export const searchQueueSeconds = 2;
