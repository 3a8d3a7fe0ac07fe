import { expect, test } from 'vitest';
import { checkSentence, renumbered, splitSentences, withoutPersonalData } from './cited.ts';

const passages = [
  { faqId: '1', question: '校园卡丢了怎么办', text: '立即在“校园一卡通”挂失，挂失后余额保留，再到一楼大厅补办。' },
  { faqId: '2', question: '补办校园卡要多少钱', text: '工本费 20 元，从卡内余额扣除，当场领卡。' },
] as const;

test('RB-5 a sentence said by the passage it names is given with that passage, numbered among those used', () => {
  expect(checkSentence('先在校园一卡通挂失，挂失后余额保留。[1]', passages)).toEqual([passages[0]]);
  expect(checkSentence('挂失后补办，工本费 20 元[1][2]。', passages)).toEqual([...passages]);
  expect(renumbered('工本费 20 元，当场领卡[2]。', passages, [passages[1]])).toBe('工本费 20 元，当场领卡[1]。');
});

test('RB-5 without a citation, with an unknown one, another number or address, or words no passage says, there is no answer', () => {
  for (const sentence of [
    '先挂失，再补办。',
    '先在校园一卡通挂失。[3]',
    '先在校园一卡通挂失。[1][3]',
    '工本费 50 元，从卡内余额扣除。[2]',
    '请把密码发给管理员核对身份。[1]',
    '工本费 20 元，当场领卡，见 http://evil.example/20[2]。',
    '工本费 20 元，当场领卡，写信到 a@evil.cn[2]。',
  ])
    expect(checkSentence(sentence, passages), sentence).toBeUndefined();
});

test('RB-5 a number is said whole, in digits or in words', () => {
  const promise = [{ faqId: '3', question: '多久办好', text: '13 个工作日办好，加急两天，工本费 50 元。' }];
  for (const sentence of ['13 个工作日办好[1]。', '十三个工作日办好[1]。', '加急 2 天，工本费 50 元[1]。'])
    expect(checkSentence(sentence, promise), sentence).toEqual(promise);
  for (const sentence of ['3 个工作日办好[1]。', '加急五天[1]。', '工本费 5 元[1]。'])
    expect(checkSentence(sentence, promise), sentence).toBeUndefined();
});

test('RB-5 a sentence is whole with the citations behind it', () => {
  expect(splitSentences('先挂失。[1] 再补办[1][2]。当场')).toEqual({
    whole: ['先挂失。[1]', '再补办[1][2]。'],
    rest: '当场',
  });
  expect(splitSentences('先挂失。').whole).toEqual([]);
});

test('RB-5 personal data is not sent', () => {
  expect(withoutPersonalData('我是王小明，学号2023010203，电话 138 0013 8000，a.b@c.cn，寝室301', ['王小明'])).toBe(
    '我是＊，学号＊，电话 ＊，＊，寝室301',
  );
});
