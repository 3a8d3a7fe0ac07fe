/** The highest page that can be asked for: as in the contract's pageQuery, which first screens do not load. */
const most = 100_000;

/** The page an address names; the first where it names none. */
export const pageNumber = (said: string | null) => Math.min(most, Math.max(1, Math.floor(Number(said)) || 1));
