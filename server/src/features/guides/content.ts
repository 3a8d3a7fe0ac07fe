import type { GuideContent, StoredFile } from '@yizhan/contract/entities/guide.ts';
import { fileIdOf } from '../../common/picture-links.ts';
import { withPictureAddresses } from '../../common/rich-text.ts';
import { cleanTexts, toPlainTexts } from '../../common/rich-texts.ts';

type Converters = { rich(html: string): string; file(url: string): string };

/** Applies `rich` to every rich text and `file` to every file URL of a guide. */
export function mapped(content: GuideContent, { rich, file }: Converters): GuideContent {
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

const asWritten = (text: string) => text;

/** Sanitises all rich texts of a guide together: there can be many. */
async function cleaned(content: GuideContent): Promise<{ content: GuideContent; pictures: string[] }> {
  const texts: string[] = [];
  mapped(content, { rich: (html) => String(texts.push(html)), file: asWritten });
  const clean = await cleanTexts(texts);
  const next = clean.values();
  return {
    content: mapped(content, { rich: () => next.next().value?.html ?? '', file: asWritten }),
    pictures: clean.flatMap(({ pictures }) => pictures),
  };
}

/** A guide as it is stored: sanitised text, plain file URLs, and the ids of the uploaded files it shows. */
export async function prepareContent(typed: GuideContent): Promise<{ content: GuideContent; files: string[] }> {
  const { content, pictures } = await cleaned(typed);
  const files = new Set(pictures);
  const stored = mapped(content, {
    rich: asWritten,
    file(url) {
      files.add(idIn(url));
      return `/files/${idIn(url)}`;
    },
  });
  return { content: stored, files: [...files] };
}

/** A guide for one reader, with file URLs they may open. */
export async function withFileAddresses(stored: GuideContent, addressOf: (id: string) => string) {
  const { content } = await cleaned(stored);
  return mapped(content, {
    rich: (html) => withPictureAddresses(html, addressOf),
    file: (url) => addressOf(idIn(url)),
  });
}

/**
 * A guide for print, and the pictures it contains. Pictures get their plain URLs. Every other file links to the guide's
 * page, since file URLs expire.
 */
export async function printableGuide(stored: GuideContent, readAt: string) {
  const { content, pictures } = await cleaned(stored);
  const { steps, ...paper } = mapped(content, { rich: asWritten, file: () => readAt });
  const flow = content.steps.picture;
  const picture = flow && { ...flow, url: `/files/${idIn(flow.url)}` };
  const drawn = new Set(flow ? [...pictures, idIn(flow.url)] : pictures);
  return { content: { ...paper, steps: { ...steps, picture } }, pictures: [...drawn] };
}

/** Maps a guide's plain file URLs to URLs its editor can open. */
export async function linksOf(content: GuideContent, addressOf: (id: string) => string) {
  const { files } = await prepareContent(content);
  return Object.fromEntries(files.map((id) => [`/files/${id}`, addressOf(id)]));
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** All text of a guide that people read. */
export const wordsIn = async (content: GuideContent) => (await toPlainTexts(textsIn(content))).join('\n');
