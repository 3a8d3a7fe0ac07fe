const HOUR_MS = 3_600_000;

/** A wire time some hours from now, in the school's time zone, which is UTC+8. */
export const inHours = (hours: number) =>
  new Date(Date.now() + (8 + hours) * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');
