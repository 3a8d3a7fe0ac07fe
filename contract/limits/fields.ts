/** Maximum lengths of text fields, in characters: schema, input and database share the same numbers. */

export const accountLength = 64;
export const nameLength = 64;
export const textLength = 200;
export const longTextLength = 2_000;
export const richTextLength = 200_000;
/** Of rich text: how many `<` it may contain and how deep its tags may be nested. */
export const richTextMarks = 20_000;
export const richTextDepth = 100;
export const addressLength = 500;
