import type { TopMenuItem, TopMenuLeaf } from '@yizhan/contract/entities/shell.ts';

/** A child item in the top bar. */
export const aMenuLeaf = (over: Partial<TopMenuLeaf> = {}): TopMenuLeaf => ({
  id: '3',
  name: '校历',
  icon: 'calendar',
  target: { kind: 'frame', frameId: '9' },
  openWay: 'sameTab',
  ...over,
});

/** An item of the top bar. */
export const aMenuItem = (over: Partial<TopMenuItem> = {}): TopMenuItem => ({ ...aMenuLeaf(), children: [], ...over });
