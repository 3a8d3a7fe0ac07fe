import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from './clean-pasted.ts';

/** What is pasted or dropped keeps its form and loses its looks. */
export const Paste = Extension.create({
  name: 'cleanPaste',
  addProseMirrorPlugins: () => [new Plugin({ props: { transformPastedHTML: cleanPasted } })],
});
