import { guideBlocks, type Material } from '@yizhan/contract/entities/guide.ts';
import { expect, test } from 'vitest';
import { rememberPicture } from '../../lib/picture-urls.ts';
import { describeGuide } from './describe-guide.ts';
import { copyGuideFor, emptyBlocks, isFilled, newGuide, placeOf, places, withLinks } from './guide-values.ts';

const emptyGuide = newGuide({ id: '7', name: '缓考申请' });
const form = { name: '申请表.docx', url: '/files/12' };
const material: Material = {
  ...{ name: '证明', source: 'PERSON', form: 'COPY', copies: 1, required: true, medium: 'PAPER' },
  ...{ blank: form, sample: null, note: '' },
};

test('AD-1 a new guide is named after its service and says nothing of what nobody filled in, fees too', () => {
  expect(emptyGuide).toMatchObject({ guideName: '缓考申请', serviceId: '7' });
  expect(places.filter((place) => isFilled(place, emptyGuide))).toEqual(['basics']);
  expect(emptyBlocks(emptyGuide)).toEqual(guideBlocks.filter((block) => block !== 'ratings'));
  expect(emptyBlocks({ ...emptyGuide, fees: { free: true, text: '' } })).not.toContain('fees');
  expect(isFilled('description', { ...emptyGuide, description: '<p></p>' })).toBe(false);
  expect(isFilled('description', { ...emptyGuide, description: '<p>说明</p>' })).toBe(true);
});

test('what is wrong is found in its block', () => {
  expect(placeOf(['materials', 0, 'name'])).toBe('materials');
  expect(placeOf(['guideName'])).toBe('basics');
});

test('a copy for another service keeps the words and leaves the files', () => {
  const guide = { ...emptyGuide, materials: [material], attachments: [form], steps: { rows: [], picture: form } };
  const copy = copyGuideFor(guide, { id: '8', name: '补考申请' });
  expect(copy).toMatchObject({ serviceId: '8', guideName: '补考申请', attachments: [], steps: { picture: null } });
  expect(copy.materials).toEqual([{ ...material, blank: null }]);
});

test('a copy leaves the pictures within the text, too: they hang on the guide it was made from', () => {
  const html = '<p>请看<img src="/files/3" alt="图">下图</p>';
  const guide = {
    ...emptyGuide,
    description: html,
    conditions: { ...emptyGuide.conditions, text: html },
    result: { ...emptyGuide.result, text: html },
    fees: { free: false, text: html },
    questions: [{ question: '在哪里？', answer: html }],
  };
  const copy = copyGuideFor(guide, { id: '8', name: '补考申请' });
  expect(JSON.stringify(copy)).not.toContain('img');
  expect(copy.description).toBe('<p>请看下图</p>');
  expect(copy.questions).toEqual([{ question: '在哪里？', answer: '<p>请看下图</p>' }]);
});

test('the preview shows files at the address their editor may see', () => {
  rememberPicture('/files/12', '/files/12?s=me');
  const { attachments, materials } = withLinks({ ...emptyGuide, materials: [material], attachments: [form] });
  expect([attachments[0]?.url, materials[0]?.blank?.url]).toEqual(['/files/12?s=me', '/files/12?s=me']);
});

test('a difference is told in the words of the editor, rich text as plain words', () => {
  expect(describeGuide.label(['materials', 0, 'name'])).toBe('申请材料 › 第 1 行 › 材料名称');
  expect(describeGuide.label(['steps', 'rows', 1, 'post'])).toBe('办理流程 › 第 2 行 › 办理岗位');
  expect(describeGuide.label(['promise'])).toBe('承诺时限');
  expect(describeGuide.words(['description'], '<p>请<b>提前</b>办理</p>')).toBe('请提前办理');
  expect(describeGuide.words(['materials', 0, 'form'], 'COPY')).toBe('复印件');
  expect(describeGuide.words(['isPublic'], true)).toBe('是');
});
