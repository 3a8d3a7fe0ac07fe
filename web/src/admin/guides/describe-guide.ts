import { guideBlocks } from '@yizhan/contract/entities/guide.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { t } from '../../admin-kit/words.ts';
import { g, r } from './words.ts';

/** What the editor calls a field, by its name in the content. */
const fields: Readonly<Record<string, string>> = {
  ...{ guideName: g('guideName'), serviceId: g('service'), deptId: g('department'), isPublic: g('isPublic') },
  ...{ reviewOn: g('reviewOn'), visits: g('visits'), promise: g('promise'), usual: g('usual') },
  ...{ audience: g('audienceLine'), text: g('conditionsText'), checks: g('checks'), question: g('question') },
  ...{ wanted: g('wanted'), otherwise: g('otherwise'), period: g('period'), hours: g('hours'), places: g('places') },
  ...{ campus: g('campus'), building: g('building'), room: g('room'), mapUrl: g('mapUrl'), source: g('source') },
  ...{ form: g('form'), copies: g('copies'), required: g('need'), medium: g('medium'), blank: g('blank') },
  ...{ sample: g('sample'), note: g('note'), post: g('post'), limit: g('limit'), picture: g('picture') },
  ...{ collection: g('collection'), free: g('free'), number: g('basisNumber'), clause: g('clause'), url: g('url') },
  ...{ answer: g('answer'), window: g('window'), phone: g('phone'), mail: g('mail'), complaint: g('complaint') },
};
/** The same word of the wire in different blocks. */
const inBlock: Readonly<Record<string, string>> = {
  ...{ 'materials.name': g('materialName'), 'steps.name': g('stepName'), 'basis.name': g('basisName') },
  ...{ 'steps.result': g('stepResult'), 'result.text': g('resultText'), 'fees.text': g('feesText') },
};
const choices: Readonly<Record<string, string>> = {
  ...{ PERSON: r('sourcePERSON'), SYSTEM: r('sourceSYSTEM'), DEPARTMENT: r('sourceDEPARTMENT') },
  ...{ ORIGINAL: r('formORIGINAL'), COPY: r('formCOPY'), BOTH: r('formBOTH') },
  ...{ PAPER: r('mediumPAPER'), ELECTRONIC: r('mediumELECTRONIC'), EITHER: r('mediumEITHER') },
};

const parseBlock = (name: string) => guideBlocks.find((block) => block === name);
const stripTags = (html: string) =>
  html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .trim();

function toPartText(part: string | number, at: number, block: string): string | undefined {
  if (typeof part === 'number') return g('row', { n: part + 1 });
  if (at === 0) {
    const known = parseBlock(part);
    return known ? r(known) : fields[part];
  }
  return inBlock[`${block}.${part}`] ?? (part === 'rows' ? undefined : fields[part]);
}

function toValueText(value: unknown): string {
  if (typeof value === 'boolean') return g(value ? 'yes' : 'no');
  if (typeof value === 'string') return choices[value] ?? toPlainText(stripTags(value));
  if (Array.isArray(value)) return value.map(toValueText).join(t('comma'));
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== '' && one !== null)
      .map(toValueText)
      .join(' · ');
  return toPlainText(value);
}

/** The places of a guide in the words of its editor, rich text as plain words. */
export const describeGuide: ChangeDescriber = {
  label: (path) => {
    const [block] = path;
    return path.flatMap((part, at) => toPartText(part, at, String(block)) ?? []).join(' › ');
  },
  words: (_path, value) => toValueText(value),
};
