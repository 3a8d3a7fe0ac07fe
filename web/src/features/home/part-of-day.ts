const begins = [
  { hour: 18, part: 'evening' },
  { hour: 13, part: 'afternoon' },
  { hour: 11, part: 'noon' },
  { hour: 5, part: 'morning' },
] as const;

/** The greeting for an hour of the day. */
export const partOfDay = (hour: number) => begins.find((one) => hour >= one.hour)?.part ?? 'dawn';
