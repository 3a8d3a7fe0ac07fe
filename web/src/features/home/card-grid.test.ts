import { expect, test } from 'vitest';
import { type Columns, cardGrid, toFrames } from './card-grid.ts';

type Tile = { id: string; frame: string | null; span?: 1 | 2 };
const grid = cardGrid(({ id }: Tile) => id);

/** `1 23|4` = card 1, a frame with tabs 2 and 3, and card 4 in the right column. */
function columns(words: string): Columns<Tile> {
  const [main = '', aside = ''] = words.split('|');
  const list = (text: string) =>
    text
      .split(' ')
      .filter(Boolean)
      .flatMap((tabs) => [...tabs].map((id) => ({ id, frame: tabs.length > 1 ? (tabs[0] ?? null) : null })));
  return { main: list(main), aside: list(aside) };
}
const words = ({ main, aside }: Columns<Tile>) =>
  [main, aside]
    .map((list) =>
      toFrames(list)
        .map((tabs) => tabs.map(({ id }) => id).join(''))
        .join(' '),
    )
    .join('|');
const card = (id: string): Tile => ({ id, frame: null });

test('HM-1 a card dropped onto another becomes the last tab of its frame, four at most', () => {
  const two = grid.joinFrame(columns('1 2 3|4'), [card('3')], '1');
  expect(words(two)).toBe('13 2|4');
  expect(two.main.map(({ frame }) => frame)).toEqual(['1', '1', null]);
  expect(words(grid.joinFrame(columns('1 2 3|4'), [card('4')], '2'))).toBe('1 24 3|');
  expect(words(grid.joinFrame(columns('1234 5'), [card('5')], '1'))).toBe('1234 5|');
  expect(words(grid.joinFrame(columns('12 34'), columns('34').main, '1'))).toBe('1234|');
  expect(words(grid.joinFrame(columns('12 3'), [card('2')], '1'))).toBe('12 3|');
});

test('HM-1 a tab that leaves stands behind its frame, and a frame of one is a card again', () => {
  expect(words(grid.leaveFrame(columns('123 4'), '1'))).toBe('23 1 4|');
  const apart = grid.leaveFrame(columns('12 3'), '2');
  expect([words(apart), apart.main.map(({ frame }) => frame)]).toEqual(['1 2 3|', [null, null, null]]);
  expect(words(grid.leaveFrame(columns('1 2'), '2'))).toBe('1 2|');
});

test('HM-1 a frame moves as a whole, and a card that is put elsewhere leaves it', () => {
  expect(words(grid.moveFrame(columns('1 23 4|5'), '3', { place: 'main', at: 2 }))).toBe('1 4 23|5');
  expect(words(grid.moveFrame(columns('1 23 4|5'), '2', { place: 'aside', at: 0 }))).toBe('1 4|23 5');
  expect(words(grid.putCard(columns('1 23 4|5'), card('2'), { place: 'main', at: 0 }))).toBe('2 1 3 4|5');
  expect(grid.findSpot(columns('1 23 4|5'), '3')).toEqual({ place: 'main', at: 1 });
  expect(words(grid.removeCard(columns('1 23'), '2'))).toBe('1 3|');
});

test('HM-1 the tabs of a frame have one width', () => {
  const wide = grid.changeFrame(columns('1 23'), '3', { span: 2 });
  expect(wide.main.map(({ span }) => span)).toEqual([undefined, 2, 2]);
});
