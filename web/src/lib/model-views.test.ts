import { accessWays, openWays } from '@yizhan/contract/open-ways.ts';
import { beforeEach, expect, test } from 'vitest';
import { aServiceTile } from '../../test/services.ts';
import { addModelView, removeAllModelViews, removeModelView, useModelViews } from './model-views.ts';
import { viewLink } from './open-view.ts';

const view = (modelId: string) => ({ modelId, title: modelId, content: { kind: 'guide', serviceId: '7' } }) as const;
const ids = () => useModelViews.getState().views.map(({ modelId }) => modelId);

beforeEach(removeAllModelViews);

test('MV-1 views are added and deleted by modelId', () => {
  addModelView(view('a'));
  addModelView(view('b'));
  removeModelView('a');
  removeModelView('unknown');
  expect(ids()).toEqual(['b']);
});

test('MV-1 adding a modelId that is there brings it to the front', () => {
  addModelView(view('a'));
  addModelView(view('b'));
  addModelView(view('a'));
  expect(ids()).toEqual(['b', 'a']);
});

test('MV-2 openServiceIfram goes to the page of common tools', () => {
  expect(viewLink('openServiceIfram', { id: '5' })).toEqual({ href: '#/home/iframPage?id=5' });
});

test('MV-2 service opens the service', () => {
  const service = aServiceTile({ openWay: openWays.newTab, accessWay: accessWays.link });
  expect(viewLink('service', { service, signedIn: true })).toMatchObject({ href: 'https://a.example/' });
});

test('MV-2 workGuide opens the directory', () => {
  expect(viewLink('workGuide', {})).toEqual({ href: '#/home/guides' });
});
