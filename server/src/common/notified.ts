/** Whom a change concerns: whose to-dos changed, and who got a notice. */
export type Notified = { touched: string[]; notified: string[] };
