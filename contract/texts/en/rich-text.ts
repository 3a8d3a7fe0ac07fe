import type { richText as zh } from '../zh-CN/rich-text.ts';

export const richText: Record<keyof typeof zh, string> = {
  formatting: 'Formatting',
  heading: 'Heading',
  subheading: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  bullets: 'List',
  numbers: 'Numbered list',
  quote: 'Quote',
  link: 'Link',
  picture: 'Picture',
  undo: 'Undo',
  redo: 'Redo',

  linkTitle: 'Link address',
  linkHelp: 'An address that begins with http:// or https://',
  linkWrong: 'Enter an address that begins with http:// or https://',
  linkSet: 'Set the link',
  linkRemove: 'Remove the link',

  uploading: 'Uploading pictures {done}/{total}',
  dropHint: 'Pictures can be pasted or dropped in',
  onlyPictures: 'Only PNG, JPG, WebP or GIF pictures can be put in',
  tooLarge: '“{name}” is larger than {mb} MB and was not uploaded',
  altLabel: 'What the picture shows',
  altHint: 'Describe it: screen readers read this aloud',
  removePicture: 'Remove the picture',
  pictureMissing: 'The picture cannot be shown right now',
};
