import type { LandingContent } from '@yizhan/contract/entities/landing.ts';
import { landingConfig } from '@yizhan/contract/texts/zh-CN/landing-config.ts';
import { type ChangeDescriber, type Path, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { textsOf } from '../../lib/text.ts';
import { yesOrNo } from '../../lib/yes-or-no.ts';
import { blockName, counterName } from './block-names.ts';

const t = textsOf({ landingConfig });

const lists: Record<string, string> = {
  blocks: t('blocks'),
  heroes: t('heroes'),
  counters: t('figures'),
  downloads: t('downloads'),
  newcomers: t('newcomers'),
  codes: t('codes'),
};
const fields: Record<string, string> = {
  ...{ title: t('title'), text: t('text'), url: t('url'), picture: t('picture'), name: t('name') },
  ...{ beginTime: t('begins'), endTime: t('ends'), manual: t('manual') },
};

type AnyItem = Partial<LandingContent['blocks'][number] & LandingContent['downloads'][number]>;

/** A list item in a word: its given name, or its kind. */
function toItemText(list: string, value: object): string {
  const { kind, name, title } = value as AnyItem;
  if (list === 'blocks' && kind) return blockName(kind);
  if (list === 'counters' && kind) return counterName(kind as never);
  return name || title || toPlainText(value);
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

/** Describes the paths of a landing page in plain words. */
export const describeLanding: ChangeDescriber = {
  label: labelOf,
  words: ([list, , field], value) => {
    if (value === undefined || value === null) return toPlainText(value);
    if (field === 'kind') return toItemText(String(list), { kind: value });
    if (typeof value === 'boolean') return yesOrNo(value);
    return typeof value === 'object' && !Array.isArray(value) ? toItemText(String(list), value) : toPlainText(value);
  },
};
