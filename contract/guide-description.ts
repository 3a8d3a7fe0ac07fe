import type { Guide, GuideBlock, GuideContent, Material, StoredFile } from './entities/guide.ts';

/** The input of a description; ratings are included where they exist and the reader may see them. */
export type DescribedGuide = GuideContent & Partial<Pick<Guide, 'score' | 'scoreCount'>>;

type TextKey =
  | GuideBlock
  | `source${Material['source']}`
  | `form${Material['form']}`
  | `medium${Material['medium']}`
  | 'promise'
  | 'usual'
  | 'visits'
  | 'noWay'
  | 'onTheWay'
  | 'feesShort'
  | 'free'
  | 'charged'
  | 'audience'
  | 'period'
  | 'hours'
  | 'map'
  | 'materialName'
  | 'source'
  | 'form'
  | 'copies'
  | 'need'
  | 'required'
  | 'optional'
  | 'medium'
  | 'files'
  | 'blank'
  | 'sample'
  | 'downloadBlank'
  | 'downloadSample'
  | 'stepNumber'
  | 'stepName'
  | 'post'
  | 'limit'
  | 'stepResult'
  | 'flowPicture'
  | 'collection'
  | 'openBasis'
  | 'contactPerson'
  | 'standsInFor'
  | 'window'
  | 'phone'
  | 'mail'
  | 'complaint';
/** The texts of the guides in the reader's language. */
type Texts = (key: TextKey, params?: Readonly<Record<string, string | number>>) => string;

export type GuideFact = { label: string; kind: 'text' | 'phone' | 'mail'; value: string };
export type GuideLink = { label: string; url: string };
/** `action` is the full sentence for screen readers, which read the link without its row. */
export type MaterialFile = { file: StoredFile; label: string; action: string };
export type GuideCell =
  | { kind: 'number'; number: number }
  | { kind: 'name'; text: string; note: string }
  | { kind: 'text'; text: string }
  | { kind: 'copies'; copies: number }
  | { kind: 'need'; required: boolean; text: string }
  | { kind: 'files'; files: MaterialFile[] };
export type GuideTable = {
  kind: 'table';
  block: GuideBlock;
  columns: { kind: GuideCell['kind']; title: string }[];
  rows: GuideCell[][];
};
export type GuidePlaces = {
  kind: 'places';
  places: { name: string; hours: string; map: GuideLink | null }[];
};
export type GuideSources = {
  kind: 'sources';
  sources: { name: string; number: string; clause: string; original: GuideLink | null }[];
};
export type GuideQuestions = GuideContent['questions'];
export type GuidePart =
  | { kind: 'facts'; facts: GuideFact[] }
  | { kind: 'rich'; html: string }
  | { kind: 'statement'; text: string }
  | { kind: 'checks'; checks: GuideContent['conditions']['checks'] }
  | { kind: 'picture'; url: string; alt: string }
  | { kind: 'questions'; questions: GuideQuestions }
  | { kind: 'files'; files: StoredFile[] }
  | { kind: 'rating'; score: number; count: number }
  | GuidePlaces
  | GuideTable
  | GuideSources;

type GuideBlockDescription = { block: GuideBlock; title: string; parts: GuidePart[] };

/** An emptied editor leaves tags without text; a picture alone counts as content. */
const hasText = (html: string) => /<img\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

const fact = (label: string, value: string, kind: GuideFact['kind'] = 'text'): GuideFact => ({ label, kind, value });
const known = (facts: GuideFact[]) => facts.filter(({ value }) => value !== '');

/** Drops a part without content. */
const facts = (...all: GuideFact[]): GuidePart[] => {
  const said = known(all);
  return said.length > 0 ? [{ kind: 'facts', facts: said }] : [];
};
const rich = (html: string): GuidePart[] => (hasText(html) ? [{ kind: 'rich', html }] : []);
const unlessEmpty = (items: readonly unknown[], part: GuidePart): GuidePart[] => (items.length > 0 ? [part] : []);

const link = (url: string, label: string): GuideLink | null => (url ? { label, url } : null);

function materialCells(material: Material, t: Texts): GuideCell[] {
  const { name, note, source, form, copies, required, medium, blank, sample } = material;
  const files = [
    blank && { file: blank, label: t('blank'), action: t('downloadBlank', { name }) },
    sample && { file: sample, label: t('sample'), action: t('downloadSample', { name }) },
  ];
  return [
    { kind: 'name', text: name, note },
    { kind: 'text', text: t(`source${source}`) },
    { kind: 'text', text: t(`form${form}`) },
    { kind: 'copies', copies },
    { kind: 'need', required, text: t(required ? 'required' : 'optional') },
    { kind: 'text', text: t(`medium${medium}`) },
    { kind: 'files', files: files.filter((file) => file !== null) },
  ];
}

const materialsTable = (materials: Material[], t: Texts): GuideTable => ({
  kind: 'table',
  block: 'materials',
  columns: [
    { kind: 'name', title: t('materialName') },
    { kind: 'text', title: t('source') },
    { kind: 'text', title: t('form') },
    { kind: 'copies', title: t('copies') },
    { kind: 'need', title: t('need') },
    { kind: 'text', title: t('medium') },
    { kind: 'files', title: t('files') },
  ],
  rows: materials.map((material) => materialCells(material, t)),
});

const stepsTable = (steps: GuideContent['steps']['rows'], t: Texts): GuideTable => ({
  kind: 'table',
  block: 'steps',
  columns: [
    { kind: 'number', title: t('stepNumber') },
    { kind: 'name', title: t('stepName') },
    { kind: 'text', title: t('post') },
    { kind: 'text', title: t('limit') },
    { kind: 'text', title: t('stepResult') },
  ],
  rows: steps.map(({ name, post, limit, result }, at) => [
    { kind: 'number', number: at + 1 },
    { kind: 'name', text: name, note: '' },
    { kind: 'text', text: post },
    { kind: 'text', text: limit },
    { kind: 'text', text: result },
  ]),
});

const placesPart = (places: GuideContent['timeAndPlace']['places'], t: Texts): GuidePlaces => ({
  kind: 'places',
  places: places.map(({ campus, building, room, hours, mapUrl }) => ({
    name: [campus, building, room].filter((word) => word !== '').join(' · '),
    hours,
    map: link(mapUrl, t('map')),
  })),
});

/** The twelve blocks in reading order. */
const blocks: Record<GuideBlock, (guide: DescribedGuide, t: Texts) => GuidePart[]> = {
  description: ({ description }) => rich(description),
  conditions: ({ conditions: { audience, text, checks } }, t) => [
    ...facts(fact(t('audience'), audience)),
    ...rich(text),
    ...unlessEmpty(checks, { kind: 'checks', checks }),
  ],
  timeAndPlace: ({ timeAndPlace: { period, hours, places } }, t) => [
    ...facts(fact(t('period'), period), fact(t('hours'), hours)),
    ...unlessEmpty(places, placesPart(places, t)),
  ],
  materials: ({ materials }, t) => unlessEmpty(materials, materialsTable(materials, t)),
  steps: ({ steps: { rows, picture } }, t) => [
    ...unlessEmpty(rows, stepsTable(rows, t)),
    ...(picture ? [{ kind: 'picture' as const, url: picture.url, alt: t('flowPicture') }] : []),
  ],
  result: ({ result: { text, collection } }, t) => [...rich(text), ...facts(fact(t('collection'), collection))],
  // "Free of charge" is worth stating; a fee without an amount is not.
  fees: ({ fees: { free, text } }, t) => [
    ...(free ? [{ kind: 'statement' as const, text: t('free') }] : []),
    ...rich(text),
  ],
  basis: ({ basis }, t) =>
    unlessEmpty(basis, {
      kind: 'sources',
      sources: basis.map(({ url, ...source }) => ({ ...source, original: link(url, t('openBasis')) })),
    }),
  questions: ({ questions }) =>
    unlessEmpty(questions, {
      kind: 'questions',
      questions: questions.map(({ question, answer }) => ({ question, answer: hasText(answer) ? answer : '' })),
    }),
  attachments: ({ attachments }) => unlessEmpty(attachments, { kind: 'files', files: attachments }),
  contact: ({ contact: { person, window, phone, mail, complaint } }, t) =>
    facts(
      fact(t('contactPerson'), person ? nameOfContact(person, t) : ''),
      fact(t('window'), window),
      fact(t('phone'), phone, 'phone'),
      fact(t('mail'), mail, 'mail'),
      fact(t('complaint'), complaint, 'phone'),
    ),
  ratings: ({ score = null, scoreCount = 0 }) => (score === null ? [] : [{ kind: 'rating', score, count: scoreCount }]),
};

const nameOfContact = ({ name, standsInFor }: NonNullable<GuideContent['contact']['person']>, t: Texts) =>
  standsInFor ? t('standsInFor', { name, other: standsInFor }) : name;

/** Describes a guide block by block, independent of the renderer; empty blocks are left out. */
export const describeGuide = (guide: DescribedGuide, t: Texts): GuideBlockDescription[] =>
  (Object.keys(blocks) as GuideBlock[])
    .map((block) => ({ block, title: t(block), parts: blocks[block](guide, t) }))
    .filter(({ parts }) => parts.length > 0);

export const isBlockEmpty = (block: GuideBlock, guide: DescribedGuide): boolean =>
  blocks[block](guide, (key) => key).length === 0;

/** Duration, visits and cost: what people ask first. */
export const describePromises = ({ promise, usual, visits, fees }: GuideContent, t: Texts): GuideFact[] =>
  known([
    fact(t('promise'), promise),
    fact(t('usual'), usual),
    fact(t('visits'), visits > 0 ? t('onTheWay', { n: visits }) : t('noWay')),
    fact(t('feesShort'), fees.free === null ? '' : t(fees.free ? 'free' : 'charged')),
  ]);
