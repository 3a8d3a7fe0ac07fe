import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import { type Describe, type Path, plainWords } from '../../admin-kit/publishing/change-describer.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { blockName, counterName, t } from './words.ts';

const lists: Record<string, string> = {
  blocks: t('blocks'),
  heroes: t('heroes'),
  counters: t('figures'),
  downloads: t('downloads'),
  newcomers: t('newcomers'),
  codes: t('codes'),
  hotWords: t('hotWords'),
};
const fields: Record<string, string> = {
  ...{ title: t('title'), text: t('text'), url: t('url'), picture: t('picture'), name: t('name') },
  ...{ beginTime: t('begins'), endTime: t('ends'), manual: t('manual') },
};

type Whole = Partial<LandingContent['blocks'][number] & LandingContent['downloads'][number]>;

/** One of a list in a word: by the name people gave it, or by what it is. */
function wholeWords(list: string, value: object): string {
  const { kind, name, title } = value as Whole;
  if (list === 'blocks' && kind) return blockName(kind);
  if (list === 'counters' && kind) return counterName(kind as never);
  return name || title || plainWords(value);
}

function labelOf([first, at, field]: Path): string {
  const list = lists[String(first)];
  if (!list) return t('landingName');
  if (at === undefined) return list;
  const where = `${list} · ${t('whole', { n: Number(at) + 1 })}`;
  return field === undefined ? where : `${where} · ${fieldName(String(first), String(field))}`;
}

const fieldName = (list: string, field: string) =>
  field === 'enabled' || field === 'kind' ? t(list === 'counters' ? 'figures' : 'blocks') : (fields[field] ?? field);

/** The places of a landing page in people's words. */
export const describeLanding: Describe = {
  label: labelOf,
  words: ([list, , field], value) => {
    if (value === undefined || value === null) return plainWords(value);
    if (field === 'kind') return wholeWords(String(list), { kind: value });
    if (typeof value === 'boolean') return yesOrNo(value);
    return typeof value === 'object' && !Array.isArray(value) ? wholeWords(String(list), value) : plainWords(value);
  },
};
