import { guideContent } from '@yizhan/contract/entities/guide.ts';

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a guide without markup. One with an outdated schema gives no text instead of stopping the whole run. */
export function guideText(content: unknown): string {
  const read = guideContent.safeParse(content);
  if (!read.success) return '';
  const { description, conditions, materials, steps, result, fees, questions, timeAndPlace } = read.data;
  return [
    description,
    conditions.audience,
    conditions.text,
    timeAndPlace.period,
    ...timeAndPlace.places.flatMap(({ campus, building, room }) => [campus, building, room]),
    ...materials.map(({ name }) => name),
    ...steps.rows.map(({ name }) => name),
    result.text,
    fees.text,
    ...questions.flatMap(({ question, answer }) => [question, answer]),
  ]
    .map(plain)
    .filter((piece) => piece !== '')
    .join(' ');
}
