import { expect, test } from 'vitest';
import { PhraseIndex } from './phrase-index.ts';

const all = () => true;
const found = (index: PhraseIndex, text: string, isWanted = all as (id: string) => boolean) =>
  index.find(text, [], isWanted, 3).map(({ entryId }) => entryId);

test('RB-1 the best of many near phrases come first, those taken out are gone', () => {
  const index = new PhraseIndex();
  for (let at = 0; at < 2_000; at += 1) index.put(`other-${at}`, [`第${at}号楼的热水几点开`]);
  index.put('card', ['校园卡丢了怎么补办']);
  index.put('key', ['钥匙丢了怎么补办']);
  expect(found(index, '校园卡丢了去几号楼补办')).toEqual(['card', 'key', expect.stringContaining('other-')]);
  index.remove('card');
  expect(found(index, '校园卡丢了去几号楼补办')[0]).toBe('key');
  expect(found(index, '校园卡丢了去几号楼补办', (id) => id !== 'key')[0]).toContain('other-');
});

test('RB-1 an entry put again is found by its new phrases alone, each entry once or twice', () => {
  const index = new PhraseIndex();
  index.put('card', ['校园卡丢了怎么补办', '饭卡丢了', '一卡通丢了']);
  index.put('card', ['宿舍几点熄灯']);
  expect(found(index, '宿舍几点熄灯')).toEqual(['card']);
  expect(index.find('饭卡丢了', [], all, 3).map(({ text }) => text)).not.toContain('饭卡丢了');
});
