import {
  type GuideBlock,
  type GuideContent,
  guideBlocks,
  guideContent,
  type StoredFile,
} from '@yizhan/contract/entities/guide.ts';
import { isBlockEmpty } from '@yizhan/contract/guide-description.ts';
import { pictureUrl } from '../../lib/picture-urls.ts';

/** Where a field is in the editor: in one of the blocks, or in the basics. */
export const places = ['basics', ...guideBlocks] as const;
export type Place = (typeof places)[number];

export const isFilled = (place: Place, content: GuideContent): boolean => {
  if (place === 'basics') return content.guideName !== '';
  return !isBlockEmpty(place, content);
};

/** The blocks an author has left empty; ratings are the readers'. */
export const emptyBlocks = (content: GuideContent): GuideBlock[] =>
  guideBlocks.filter((block) => block !== 'ratings' && isBlockEmpty(block, content));

/** The place of a content path. */
export const placeOf = ([first]: readonly PropertyKey[]): Place => places.find((place) => place === first) ?? 'basics';

type ServiceReference = { id: string; name: string; deptId?: string | null };

export const newGuide = ({ id, name, deptId = null }: ServiceReference): GuideContent =>
  guideContent.parse({ guideName: name, serviceId: id, deptId });

const withoutPictures = (html: string) => html.replace(/<img\b[^>]*>/gi, '');

/** Files and pictures in the text belong to their guide: a copy starts without them. */
export const copyGuideFor = (content: GuideContent, { id, name }: ServiceReference): GuideContent => ({
  ...content,
  serviceId: id,
  guideName: name,
  description: withoutPictures(content.description),
  conditions: { ...content.conditions, text: withoutPictures(content.conditions.text) },
  result: { ...content.result, text: withoutPictures(content.result.text) },
  fees: { ...content.fees, text: withoutPictures(content.fees.text) },
  questions: content.questions.map((one) => ({ ...one, answer: withoutPictures(one.answer) })),
  materials: content.materials.map((material) => ({ ...material, blank: null, sample: null })),
  steps: { ...content.steps, picture: null },
  attachments: [],
});

const withLink = <F extends StoredFile | null>(file: F): F => (file ? { ...file, url: pictureUrl(file.url) } : file);

/** Each file at the signed address for its editor. */
export const withLinks = (content: GuideContent): GuideContent => ({
  ...content,
  materials: content.materials.map((one) => ({ ...one, blank: withLink(one.blank), sample: withLink(one.sample) })),
  steps: { ...content.steps, picture: withLink(content.steps.picture) },
  attachments: content.attachments.map((file) => withLink(file)),
});
