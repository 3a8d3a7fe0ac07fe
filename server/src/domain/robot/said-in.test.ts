import { expect, test } from 'vitest';
import { faqScenes } from '../../db/seed/demo/faqs.ts';
import { plainText } from './phrase.ts';
import { isEachClauseSaidIn } from './said-in.ts';

const card = {
  question: '校园卡丢了怎么办',
  text: '立即在“校园一卡通”挂失，挂失后余额保留，不影响补助发放。再到一楼大厅补办，无需预约，本人办理，不可代办；工本费 20 元，从卡内余额扣除。',
};
const cat = { question: '宿舍可以养猫吗', text: '不可以。' };
const dog = { question: '宿舍可以养狗？', text: '不可以。' };
const refund = { question: '怎么退费', text: '请在缴费前提交申请。可以预约。凭身份证或校园卡办理。' };
const loans = {
  question: '一次可以借几本书',
  text: '本科生可以借 30 册，研究生可以借 50 册，校外读者不可以外借。逾期不收费，但暂停借书。周一至周五开放，节假日除外。',
};
const free = { question: '成绩单怎么打印', text: '在自助机上免费打印，没有次数限制；英文版收费 10 元。' };
const dorm = { question: '没带门禁卡怎么进宿舍', text: '请联系值班老师登记，23:30 以后不能进入。' };
const hours = {
  question: '财务处的办公时间',
  text: '工作日 8:30-11:30、14:00-17:00，每月最后一个工作日结账不办业务。',
};
const visit = { question: 'How do I get a card', text: 'Bring your passport. You cannot get a card without a photo.' };

const told = [
  [card, '先在校园一卡通挂失，挂失后余额保留。'],
  [card, '校园卡丢了，请您立即在“校园一卡通”挂失。'],
  [card, '再到一楼大厅补办，无需预约，工本费二十元。'],
  [card, '不必预约，不能代办。'],
  [card, '挂失不影响补助发放。'],
  [cat, '宿舍不可以养猫。'],
  [loans, '本科生可借 30 册，研究生可借 50 册。'],
  [loans, '逾期不收费，但会暂停借书。'],
  [loans, '校外读者不能外借。'],
  [free, '自助机上可以免费打印，没有次数限制。'],
  [dorm, '没带门禁卡，请联系值班老师登记。'],
  [dorm, '23:30 以后不能进入宿舍。'],
  [hours, '工作日 8:30-11:30、14:00-17:00。'],
  [visit, 'You cannot get a card without a photo.'],
  [refund, '请您在缴费前提交申请，凭身份证或校园卡办理。'],
] as const;

test('RB-5 what the passage says is cited, in its words and with words that only join them', () => {
  for (const [passage, sentence] of told) expect(isEachClauseSaidIn(sentence, [passage]), sentence).toBe(true);
});

const untrue = [
  // Denied, or no longer denied.
  [card, '再到一楼大厅补办，需要预约。'],
  [card, '再到一楼大厅补办，无需预约，本人不办理。'],
  [card, '可以代办。'],
  [card, '挂失后余额不保留。'],
  [card, '挂失影响补助发放。'],
  [card, '工本费 20 元，不从卡内余额扣除。'],
  [cat, '宿舍可以养猫。'],
  [cat, '宿舍能养猫。'],
  [dog, '宿舍可以养狗。'],
  [loans, '校外读者可以外借。'],
  [loans, '逾期收费，但暂停借书。'],
  [loans, '逾期不收费，可以借书。'],
  [loans, '逾期不收费，不暂停借书。'],
  [loans, '研究生不可以借 50 册。'],
  [free, '自助机上收费打印。'],
  [free, '有次数限制。'],
  [free, '英文版免费 10 元。'],
  [dorm, '23:30 以后可以进入。'],
  [hours, '每月最后一个工作日结账办业务。'],
  [visit, 'You can get a card without a photo.'],
  [visit, 'You cannot get a card with a passport.'],
  // Something put between.
  [card, '立即在“校园一卡通”挂失，挂失后余额保留，逾期作废，再到一楼大厅补办。'],
  [card, '再到一楼大厅补办，无需预约，并缴纳押金。'],
  [card, '工本费 20 元，从微信余额扣除。'],
  [card, '再到一楼大厅补办，免费。'],
  [card, '立即在“校园一卡通”挂失；请把密码发给管理员。'],
  [visit, 'Bring your passport and money.'],
  // Before or after, must or may, and or or.
  [refund, '请在缴费后提交申请。'],
  [refund, '需要预约。'],
  [refund, '凭身份证和校园卡办理。'],
  // Numbers and days of something else.
  [loans, '本科生可以借 50 册。'],
  [loans, '周六开放。'],
] as const;

test('RB-5 a false denial, an added clause or the number of something else is not cited', () => {
  for (const [passage, sentence] of untrue) expect(isEachClauseSaidIn(sentence, [passage]), sentence).toBe(false);
});

test('RB-5 every sentence of the campus answers is cited as it stands, and none with its denial left out', () => {
  const passages = faqScenes.flatMap(({ lines }) =>
    lines.map(([, question, answer]) => ({ question, text: answer.replace(/<[^>]*>/g, ' ') })),
  );
  const all = passages.flatMap((passage) =>
    passage.text
      .split(/(?<=[。；])/u)
      .filter((sentence) => plainText(sentence) !== '')
      .map((sentence) => ({ passage, sentence })),
  );
  expect(all.filter(({ passage, sentence }) => !isEachClauseSaidIn(sentence, [passage]))).toEqual([]);
  const denied = all.filter(({ sentence }) => sentence.includes('不'));
  expect(denied.length).toBeGreaterThan(30);
  const turned = denied.map(({ passage, sentence }) => ({ passage, sentence: sentence.replace('不', '') }));
  expect(turned.filter(({ passage, sentence }) => isEachClauseSaidIn(sentence, [passage]))).toEqual([]);
});
