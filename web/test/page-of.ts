/** The first and only page of a list. */
export const pageOf = <T>(records: T[], size = 20) => ({ records, total: records.length, current: 1, size });
