/** Maximum lengths of text fields, in characters: schema, input and database share the same numbers. */

export const accountLength = 64;
export const nameLength = 64;
export const textLength = 200;
export const longTextLength = 2_000;
export const richTextLength = 200_000;
export const addressLength = 500;
