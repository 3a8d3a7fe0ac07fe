/** `until`: valid until. `last`: hard limit, however often renewed. */
export type Ticket = { until: Date; last: Date };

/** Extends by the school's setting, but never beyond the hard limit. */
export const renewedUntil = ({ last }: Pick<Ticket, 'last'>, seconds: number, now: Date) =>
  new Date(Math.min(now.getTime() + seconds * 1000, last.getTime()));

/** Whole seconds, rounded down, so that the ticket is valid at least that long. */
export const validityOf = (tgt: string, until: Date, now: Date) => ({
  tgt,
  expireTime: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
});
