import { expect, test } from 'vitest';
import { distanceIn, share, slip } from './closeness.ts';

test('HL-3 a character that sounds the same is nearer than another one', () => {
  expect(distanceIn('校园宿舍报修', '宿舍保修')).toEqual({ cost: 0.3, piece: '宿舍报修' });
  expect(distanceIn('宿舍报修', '宿舍报蓝').cost).toBe(1);
  expect(distanceIn('选课中心', '选课').cost).toBe(0);
});

test('HL-3 a letter too many, missing or swapped is one slip', () => {
  for (const typed of ['xuankezhonxin', 'xuankezhongxinn', 'xaunkezhongxin', 'xuankezhomgxin'])
    expect(distanceIn('xuankezhongxin', typed).cost, typed).toBe(1);
});

test('HL-3 what is offered instead of a slip is a name, or a whole word for it, and no piece of a text', () => {
  const novelty = {
    id: '1',
    name: '科技查新',
    also: '查新报告 检索证明',
    body: '课题查新与收录引用证明',
    pinyin: 'kejichaxin',
  };
  expect(slip('开证明', novelty).cost).toBeGreaterThan(1);
  expect(slip('引用证名', novelty).cost).toBeGreaterThan(1);
  expect(slip('检索征明', novelty)).toEqual({ cost: 0.3, meant: '检索证明' });
  expect(slip('科技察新', novelty)).toEqual({ cost: 0.3, meant: '科技查新' });
  const resources = { id: '2', name: '电子资源', also: '', body: '', pinyin: 'dianziziyuan' };
  expect(slip('yiyuan', resources).cost).toBeGreaterThan(1);
  expect(slip('ziyaun', resources)).toEqual({ cost: 1, meant: '电子资源' });
});

test('HL-8 how much of a sentence a service answers decides whether it is found or near', () => {
  const repair = { name: '宿舍报修', also: '', body: '水电与门窗', guide: '' };
  expect(share({ everyday: [], units: [['宿舍'], ['灯'], ['报修']] }, repair)).toBeCloseTo(0.8);
  expect(share({ everyday: [], units: [['毕业'], ['门窗']] }, repair)).toBeCloseTo(0.4);
});
