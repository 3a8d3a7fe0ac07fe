/** Good until, and however often renewed no longer than. */
export type Ticket = { until: Date; last: Date };

/** As far as the school's setting reaches, but never over the hard limit: there a renewal no longer helps. */
export const renewedUntil = ({ last }: Pick<Ticket, 'last'>, seconds: number, now: Date) =>
  new Date(Math.min(now.getTime() + seconds * 1000, last.getTime()));

/** Whole seconds, rounded down: nobody is promised a second that does not come. */
export const validityOf = (tgt: string, until: Date, now: Date) => ({
  tgt,
  expireTime: Math.max(0, Math.floor((until.getTime() - now.getTime()) / 1000)),
});
