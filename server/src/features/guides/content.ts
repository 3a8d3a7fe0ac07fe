import type { GuideContent, StoredFile } from '@yizhan/contract/entities/guide.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { cleanWithPictures, toPlainText } from '../../common/rich-text.ts';

type Hands = { rich(html: string): string; file(url: string): string };

/** Applies `rich` to every rich text and `file` to every file URL of a guide. */
export function mapped(content: GuideContent, { rich, file }: Hands): GuideContent {
  const stored = <T extends StoredFile | null>(one: T): T => (one ? { ...one, url: file(one.url) } : one);
  const { conditions, steps, result, fees, materials, questions, attachments } = content;
  return {
    ...content,
    description: rich(content.description),
    conditions: { ...conditions, text: rich(conditions.text) },
    materials: materials.map((one) => ({ ...one, blank: stored(one.blank), sample: stored(one.sample) })),
    steps: { ...steps, picture: stored(steps.picture) },
    result: { ...result, text: rich(result.text) },
    fees: { ...fees, text: rich(fees.text) },
    questions: questions.map((one) => ({ ...one, answer: rich(one.answer) })),
    attachments: attachments.map(stored),
  };
}

const idIn = (url: string) => fileIdOf(url.replace(/\?.*$/, ''));

/** A guide as it is stored: sanitised text, plain file URLs, and the ids of the uploaded files it shows. */
export function prepareContent(content: GuideContent): { content: GuideContent; files: string[] } {
  const files = new Set<string>();
  const clean = mapped(content, {
    rich(html) {
      const { html: cleaned, pictures } = cleanWithPictures(html);
      for (const id of pictures) files.add(id);
      return cleaned;
    },
    file(url) {
      files.add(idIn(url));
      return `/files/${idIn(url)}`;
    },
  });
  return { content: clean, files: [...files] };
}

/** A guide for one reader, with file URLs they may open. */
export const withFileAddresses = (content: GuideContent, addressOf: (id: string) => string): GuideContent =>
  mapped(content, {
    rich: (html) => cleanWithPictures(html, addressOf).html,
    file: (url) => addressOf(idIn(url)),
  });

/**
 * A guide for print, and the pictures it contains. Pictures get their plain URLs. Every other file links to the guide's
 * page, since file URLs expire.
 */
export function forPaper(content: GuideContent, readAt: string) {
  const pictures = new Set<string>();
  const drawn = (id: string) => {
    pictures.add(id);
    return `/files/${id}`;
  };
  const { steps, ...paper } = mapped(content, {
    rich: (html) => cleanWithPictures(html, drawn).html,
    file: () => readAt,
  });
  const flow = content.steps.picture;
  const picture = flow && { ...flow, url: drawn(idIn(flow.url)) };
  return { content: { ...paper, steps: { ...steps, picture } }, pictures: [...pictures] };
}

/** Maps a guide's plain file URLs to URLs its editor can open. */
export const linksOf = (content: GuideContent, addressOf: (id: string) => string): Record<string, string> =>
  Object.fromEntries(prepareContent(content).files.map((id) => [`/files/${id}`, addressOf(id)]));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** All text of a guide that people read. */
export const wordsIn = (content: GuideContent) => textsIn(content).map(toPlainText).join('\n');
