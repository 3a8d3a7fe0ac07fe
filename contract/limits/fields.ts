/** Maximum lengths of text fields, in characters: schema, input and database share the same numbers. */

export const accountLength = 64;
export const nameLength = 64;
export const textLength = 200;
export const longTextLength = 2_000;
export const richTextLength = 200_000;
/** Of rich text: how many `<` it may contain and how deep its tags may be nested. */
export const richTextMarks = 20_000;
export const richTextDepth = 100;
/** Columns or rows that one cell of a table may reach over. */
export const tableSpan = 50;
/** The largest table that the editor inserts at once. */
export const newTable = { rows: 8, columns: 8 } as const;
export const addressLength = 500;
