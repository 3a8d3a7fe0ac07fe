/** `QJ-{yyyy}-{0000}` with the year and the counter, which grows beyond its zeros when it must. */
export const numberAt = (pattern: string, year: number, count: number): string =>
  pattern
    .replace('{yyyy}', String(year))
    .replace(/\{(0+)\}/, (_, zeros: string) => String(count).padStart(zeros.length, '0'));
