/** Where anybody who holds the printed page finds whether it is genuine (PR-15). */
export const verifyPath = (no: string, code: string) => `/verify/${encodeURIComponent(no)}?k=${code}`;
