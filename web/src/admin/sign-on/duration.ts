export const units = { minutes: 60, hours: 3600 } as const;
export type Unit = keyof typeof units;

/** Eight hours are shown as hours, ninety minutes as minutes. */
export const unitOf = (seconds: number): Unit => (seconds % units.hours === 0 ? 'hours' : 'minutes');

export const toUnit = (seconds: number, unit: Unit) => Math.round((seconds / units[unit]) * 100) / 100;

/** Whole minutes are precise enough for a session. */
export const toSeconds = (amount: number, unit: Unit) =>
  Math.round((amount * units[unit]) / units.minutes) * units.minutes;
