import { beforeEach, expect, test } from 'vitest';
import { addModelView, removeAllModelViews, removeModelView, useModelViews } from './model-views.ts';

const view = (modelId: string) => ({ modelId, title: modelId, content: modelId });
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
