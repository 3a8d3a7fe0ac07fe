import type { LayoutContent, LayoutPlace, OwnLayout } from '@yizhan/contract/entities/layout.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arranged, defaultPlaces, layoutFor, pageLayout, placesWithout } from './layout.ts';

const place = (cardId: string, more: Partial<LayoutPlace> = {}): LayoutPlace => ({
  ...{ cardId, span: 1, mandatory: false, shown: true, frame: null },
  ...more,
});
const shownOf = (main: LayoutPlace[], own?: Partial<OwnLayout>, aside: LayoutPlace[] = []) =>
  arranged(defaultPlaces({ main, aside }), own && { main: [], aside: [], hidden: [], ...own })
    .filter(({ shown }) => shown)
    .map(({ cardId }) => cardId);
const wide = (...ids: string[]) => ids.map((id) => ({ id, span: 1 as const }));

test('a layout that names the identity goes before one for everybody, and each page has its own', () => {
  const layout = (layoutName: string, identities: number[], navigationId: string | null = null) =>
    ({ layoutName, identities, navigationId }) as LayoutContent;
  const layouts = [layout('默认', []), layout('学生', [1, 2]), layout('科研', [], '7')];
  const nameFor = (navigationId: string | null, roleType: number) =>
    layoutFor(layouts, { navigationId, roleType })?.layoutName;
  expect([nameFor(null, 1), nameFor(null, 3), nameFor('7', 1), nameFor('8', 1)]).toEqual([
    ...['学生', '默认', '科研', undefined],
  ]);
});

test('without a layout every card is there, the message card in the right column', () => {
  const places = placesWithout([
    { id: '1', content: { kind: 'news' } },
    { id: '2', content: { kind: 'messages' } },
  ]);
  expect(places.map(({ cardId, place }) => [cardId, place])).toEqual([
    ['1', 'main'],
    ['2', 'aside'],
  ]);
});

test('order and width are the person’s', () => {
  const [first, second] = arranged(defaultPlaces({ main: [place('1'), place('2')], aside: [] }), {
    main: [
      { id: '2', span: 2 },
      { id: '1', span: 1 },
    ],
    aside: [],
    hidden: [],
  });
  expect([first, second]).toMatchObject([
    { cardId: '2', span: 2 },
    { cardId: '1', span: 1 },
  ]);
});

test('a card new in the default appears at its default place', () => {
  expect(shownOf([place('1'), place('9'), place('2'), place('3')], { main: wide('3', '1', '2') })).toEqual([
    ...['3', '1', '9', '2'],
  ]);
  expect(shownOf([place('9'), place('1')], { main: wide('1') })).toEqual(['9', '1']);
});

test('a hidden card stays away, a mandatory one does not, and one gone from the default is gone', () => {
  const main = [place('1', { mandatory: true }), place('2'), place('3')];
  expect(shownOf(main, { main: wide('3', '7'), hidden: ['1', '2'] })).toEqual(['1', '3']);
});

test('a card that is off by default is there for those who added it', () => {
  const main = [place('1'), place('2', { shown: false })];
  expect(shownOf(main)).toEqual(['1']);
  expect(shownOf(main, { main: wide('1') })).toEqual(['1']);
  expect(shownOf(main, { main: wide('2', '1') })).toEqual(['2', '1']);
});

test('HM-1 tabs of a frame stand together where the first one stands, four at most', () => {
  const framed = (...ids: string[]) => ids.map((id) => place(id, { frame: '1' }));
  const main = [...framed('1'), place('2'), ...framed('3', '4', '5', '6'), place('7')];
  const places = defaultPlaces({ main, aside: [place('8', { frame: '1' })] });
  expect(places.map(({ cardId, frame }) => `${cardId}${frame ?? '-'}`)).toEqual([
    ...['11', '31', '41', '51', '6-', '2-', '7-', '81'],
  ]);
});

test('HM-1 a person’s frames go before the administrator’s, which count where the person said nothing', () => {
  const defaults = defaultPlaces({
    main: [place('1', { frame: '1' }), place('2', { frame: '1' }), place('3')],
    aside: [],
  });
  const own = { main: [{ id: '1', span: 1 as const, frame: null }], aside: [], hidden: [] };
  const framesOf = (main: OwnLayout['main']) =>
    arranged(defaults, { ...own, main }).map(({ cardId, frame }) => `${cardId}${frame ?? '-'}`);
  expect(framesOf(wide('1', '2', '3'))).toEqual(['11', '21', '3-']);
  expect(
    framesOf([
      { id: '3', span: 2, frame: '3' },
      { id: '2', span: 1, frame: '3' },
      { id: '1', span: 1, frame: null },
    ]),
  ).toEqual(['33', '23', '1-']);
});

test('a page is the narrow one while its right column has a card', () => {
  expect(pageLayout([{ place: 'main' }, { place: 'aside' }])).toBe('narrow');
  expect(pageLayout([{ place: 'main' }])).toBe('wide');
});

const cardId = fc.integer({ min: 1, max: 9 }).map(String);
const anyPlace = fc.record<LayoutPlace>({
  cardId,
  span: fc.constantFrom(1, 2),
  mandatory: fc.boolean(),
  shown: fc.boolean(),
  frame: fc.option(cardId),
});
const anyOwn = fc.record<OwnLayout>({
  main: fc.array(fc.record({ id: cardId, span: fc.constantFrom<1 | 2>(1, 2), frame: fc.option(cardId) })),
  aside: fc.array(fc.record({ id: cardId, frame: fc.option(cardId) })),
  hidden: fc.array(cardId),
});

test('whatever is arranged and laid out, every card of the default is there once, and no mandatory one is lost', () => {
  fc.assert(
    fc.property(fc.array(anyPlace), fc.array(anyPlace), anyOwn, (main, aside, own) => {
      const defaults = defaultPlaces({ main, aside });
      const result = arranged(defaults, own);
      const ids = (list: typeof result) => list.map((one) => one.cardId).sort();
      expect(ids(result)).toEqual(ids(defaults));
      for (const one of result) if (one.mandatory) expect(one.shown).toBe(true);
      const hidden = result.filter((one) => own.hidden.includes(one.cardId) && !one.mandatory);
      expect(hidden.every(({ shown }) => !shown)).toBe(true);
    }),
  );
});

test('an arrangement kept as it is shown shows the same again', () => {
  fc.assert(
    fc.property(fc.array(anyPlace), fc.array(anyPlace), anyOwn, (main, aside, own) => {
      const defaults = defaultPlaces({ main, aside });
      const result = arranged(defaults, own);
      const shown = result.filter((one) => one.shown).map(({ cardId: id, span, frame }) => ({ id, span, frame }));
      const hidden = result.filter((one) => !one.shown).map((one) => one.cardId);
      const again = arranged(defaults, { main: shown, aside: [], hidden }).filter((one) => one.shown);
      expect(again.map(({ cardId: id, span, frame }) => ({ id, span, frame }))).toEqual(shown);
    }),
  );
});
