import { expect, test } from 'vitest';
import { referencesOf } from '../../domain/publishing/references.ts';
import { translate } from './references.ts';

const card = {
  cardName: '常用服务',
  roles: ['3'],
  kind: 'business',
  config: { serviceIds: ['7', '8'], navigationType: 'SERVICE_HALL' },
};
const names = new Map([
  ['role', new Map([['3', 'NEWS_EDITOR']])],
  ['service', new Map([['7', 'leave']])],
] as const);

test('AD-4 what a content refers to is found wherever it stands', () => {
  expect(referencesOf('card', card)).toEqual([
    { to: 'role', name: '3' },
    { to: 'service', name: '7' },
    { to: 'service', name: '8' },
  ]);
  const layout = { navigationId: null, main: [{ cardId: '1', frame: '1' }], aside: [{ cardId: '2', frame: null }] };
  expect(referencesOf('layout', layout).map(({ name }) => name)).toEqual(['1', '1', '2']);
});

test('AD-4 a pick that is not there is left out and said; the rest is translated', () => {
  const { content, missing, dropped } = translate('card', card, names);
  expect(content).toEqual({ ...card, roles: ['NEWS_EDITOR'], config: { ...card.config, serviceIds: ['leave'] } });
  expect([missing, dropped]).toEqual([[], [{ to: 'service', name: '8' }]]);
});

test('AD-4 a role that is not there is never left out: without it everybody would see the content', () => {
  const { content, missing } = translate('card', { ...card, roles: ['3', '4'] }, names);
  expect(content).toMatchObject({ roles: ['NEWS_EDITOR', '4'] });
  expect(missing).toEqual([{ to: 'role', name: '4' }]);
});

test('AD-4 the picture of a navigation item goes along; an icon of the portal is the same everywhere', () => {
  const item = { roles: [], serviceId: null, parentId: null };
  const pictures = new Map([['picture', new Map([['/files/7', 'picture:ab']])]] as const);
  expect(translate('navItem', { ...item, icon: '/files/7' }, pictures).content).toMatchObject({ icon: 'picture:ab' });
  const [{ content, missing }, gone] = [
    translate('navItem', { ...item, icon: 'book' }, pictures),
    translate('navItem', { ...item, icon: 'picture:cd' }, pictures),
  ];
  expect([content, missing]).toEqual([{ ...item, icon: 'book' }, []]);
  expect(gone.missing).toEqual([{ to: 'picture', name: 'picture:cd' }]);
});
