import { needsEnglish, schoolTextFields } from '@yizhan/contract/school-texts.ts';

/** English by the Chinese text it stands for. */
export type EnglishTexts = ReadonlyMap<string, string>;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Where a search matched the Chinese text: in its English text there is nothing to mark. */
const marksOf: Readonly<Record<string, string>> = {
  serviceName: 'nameMarks',
  guideName: 'nameMarks',
  summary: 'summaryMarks',
  title: 'titleMarks',
};

/**
 * The same answer for a reader of English. Answers come from caches too, so nothing is changed in place: what holds no
 * English text is the same object afterwards.
 */
export function inEnglish<T>(answer: T, texts: EnglishTexts): T {
  return shown(answer, texts, true) as T;
}

function shown(value: unknown, texts: EnglishTexts, isText: boolean): unknown {
  if (typeof value === 'string') return isText ? (texts.get(value) ?? value) : value;
  if (Array.isArray(value)) return shownList(value, texts, isText);
  return isFields(value) ? shownFields(value, texts) : value;
}

function shownList(values: readonly unknown[], texts: EnglishTexts, isText: boolean): readonly unknown[] {
  const list = values.map((value) => shown(value, texts, isText));
  return list.some((value, at) => value !== values[at]) ? list : values;
}

function shownFields(fields: Fields, texts: EnglishTexts): Fields {
  let changed: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(fields)) {
    const next = shown(value, texts, schoolTextFields.has(name));
    if (next === value) continue;
    changed ??= { ...fields };
    changed[name] = next;
    const marks = marksOf[name];
    if (marks && marks in changed) changed[marks] = [];
  }
  return changed ?? fields;
}

/** Every Chinese text in published content that English readers would want. */
export function schoolTextsIn(content: unknown, isText = false): string[] {
  if (typeof content === 'string') return isText && needsEnglish(content) ? [content] : [];
  if (Array.isArray(content)) return content.flatMap((one) => schoolTextsIn(one, isText));
  if (!isFields(content)) return [];
  return Object.entries(content).flatMap(([name, value]) => schoolTextsIn(value, schoolTextFields.has(name)));
}
