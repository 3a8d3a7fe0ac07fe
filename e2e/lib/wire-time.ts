const HOUR_MS = 3_600_000;

/** A time of the wire so many hours from now: the school's own clock, which is eight hours ahead. */
export const inHours = (hours: number) =>
  new Date(Date.now() + (8 + hours) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
