// Written by web/src/ui/icons/write-sprite.ts.

/** The file of all glyphs. Its name changes with what is drawn in it, so a browser that has it never asks again. */
export const sprite = '/assets/icons-JLdoTQK.svg';
