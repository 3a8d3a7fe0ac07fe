import { type Editor, Extension } from '@tiptap/core';
import { alignClasses, readTextAlign, type TextAlign } from '@yizhan/contract/rich-text.ts';

const texts = ['paragraph', 'heading'];
const cells = ['tableCell', 'tableHeader'];

const classOf = ({ align }: Record<string, unknown>) => {
  const named = typeof align === 'string' ? readTextAlign({ align }) : undefined;
  return named ? { class: alignClasses[named] } : {};
};

/** Alignment of paragraphs, headings and cells, written as a class. */
export const Align = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: [...texts, ...cells],
      attributes: {
        align: {
          default: null,
          parseHTML: (element) =>
            readTextAlign({
              class: element.getAttribute('class'),
              style: element.getAttribute('style'),
              align: element.getAttribute('align'),
            }) ?? null,
          renderHTML: classOf,
        },
      },
    },
  ],
});

/** Aligns the chosen paragraphs and headings; what their cells state gives way. `null`: to the left. */
export function setAlign(editor: Editor, align: TextAlign | null): void {
  const chain = editor.chain().focus();
  for (const type of texts) chain.updateAttributes(type, { align });
  for (const type of cells) chain.updateAttributes(type, { align: null });
  chain.run();
}

/** How the text at the cursor is aligned. */
export const alignAt = (editor: Editor): TextAlign | null =>
  [...texts, ...cells].map((type) => editor.getAttributes(type).align as TextAlign | null).find(Boolean) ?? null;
