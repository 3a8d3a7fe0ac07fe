import { guideBlocks } from '@yizhan/contract/entities/guide.ts';
import { admin } from '@yizhan/contract/texts/zh-CN/admin.ts';

import { guideManage } from '@yizhan/contract/texts/zh-CN/guide-manage.ts';
import { guides } from '@yizhan/contract/texts/zh-CN/guides.ts';
import { type ChangeDescriber, toPlainText } from '../../admin-kit/publishing/change-describer.ts';
import { departmentName } from '../../admin-kit/publishing/value-names.tsx';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ guideManage });
const guideText = textsOf({ guides });
const adminText = textsOf({ admin });

/** The editor's label of a field, by its name in the content. */
const fields: Readonly<Record<string, string>> = {
  ...{ guideName: t('guideName'), serviceId: t('service'), deptId: t('department'), isPublic: t('isPublic') },
  ...{ reviewOn: t('reviewOn'), visits: t('visits'), promise: t('promise'), usual: t('usual') },
  ...{ audience: t('audienceLine'), text: t('conditionsText'), checks: t('checks'), question: t('question') },
  ...{ wanted: t('wanted'), otherwise: t('otherwise'), period: t('period'), hours: t('hours'), places: t('places') },
  ...{ campus: t('campus'), building: t('building'), room: t('room'), mapUrl: t('mapUrl'), source: t('source') },
  ...{ form: t('form'), copies: t('copies'), required: t('need'), medium: t('medium'), blank: t('blank') },
  ...{ sample: t('sample'), note: t('note'), post: t('post'), limit: t('limit'), picture: t('picture') },
  ...{ collection: t('collection'), free: t('free'), number: t('basisNumber'), clause: t('clause'), url: t('url') },
  ...{ person: t('contactPerson') },
  ...{ answer: t('answer'), window: t('window'), phone: t('phone'), mail: t('mail'), complaint: t('complaint') },
};
/** Labels of fields whose wire name appears in several blocks. */
const inBlock: Readonly<Record<string, string>> = {
  ...{ 'materials.name': t('materialName'), 'steps.name': t('stepName'), 'basis.name': t('basisName') },
  ...{ 'steps.result': t('stepResult'), 'result.text': t('resultText'), 'fees.text': t('feesText') },
};
const choices: Readonly<Record<string, string>> = {
  ...{
    PERSON: guideText('sourcePERSON'),
    SYSTEM: guideText('sourceSYSTEM'),
    DEPARTMENT: guideText('sourceDEPARTMENT'),
  },
  ...{ ORIGINAL: guideText('formORIGINAL'), COPY: guideText('formCOPY'), BOTH: guideText('formBOTH') },
  ...{ PAPER: guideText('mediumPAPER'), ELECTRONIC: guideText('mediumELECTRONIC'), EITHER: guideText('mediumEITHER') },
};

const parseBlock = (name: string) => guideBlocks.find((block) => block === name);
const stripTags = (html: string) =>
  html
    .replace(/<\/(p|li|h\d)>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .trim();

function toPartText(part: string | number, at: number, block: string): string | undefined {
  if (typeof part === 'number') return t('row', { n: part + 1 });
  if (at === 0) {
    const known = parseBlock(part);
    return known ? guideText(known) : fields[part];
  }
  return inBlock[`${block}.${part}`] ?? (part === 'rows' ? undefined : fields[part]);
}

function toValueText(value: unknown): string {
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
  if (typeof value === 'string') return choices[value] ?? toPlainText(stripTags(value));
  if (Array.isArray(value)) return value.map(toValueText).join(adminText('comma'));
  if (typeof value === 'object' && value !== null)
    return Object.values(value)
      .filter((one) => one !== '' && one !== null)
      .map(toValueText)
      .join(' · ');
  return toPlainText(value);
}

/** Describes the paths of a guide in the words of its editor, rich text as plain text. */
export const describeGuide: ChangeDescriber = {
  label: (path) => {
    const [block] = path;
    return path.flatMap((part, at) => toPartText(part, at, String(block)) ?? []).join(' › ');
  },
  words: (_path, value) => toValueText(value),
  // The person's name stands beside the account.
  names: { deptId: departmentName, userId: () => t('contactAccount') },
};
