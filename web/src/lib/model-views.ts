import type { DialogWidth } from '@yizhan/contract/limits/ui.ts';
import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ModelView = {
  modelId: string;
  title: string;
  width?: DialogWidth;
  height?: number;
  /** The body has no padding. */
  flush?: boolean;
  content: ReactNode;
};
/** `turn` is incremented when the view is brought to the front. */
type OpenModelView = ModelView & { turn: number };

/** The floating views over the page; the last one is in front (MV-1). */
export const useModelViews = create<{ views: readonly OpenModelView[] }>(() => ({ views: [] }));

let turns = 0;

/** Opens a view in front of the others; a view that is already open is brought to the front. */
export function addModelView(view: ModelView): void {
  turns += 1;
  const openView = { ...view, turn: turns };
  useModelViews.setState(({ views }) => ({
    views: [...views.filter(({ modelId }) => modelId !== view.modelId), openView],
  }));
}

export const removeModelView = (modelId: string): void =>
  useModelViews.setState(({ views }) => ({ views: views.filter((view) => view.modelId !== modelId) }));

export const removeAllModelViews = (): void => useModelViews.setState({ views: [] });
