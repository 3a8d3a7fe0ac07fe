import type { DialogWidth } from '@yizhan/contract/limits/ui.ts';
import type { ReactNode } from 'react';
import { create } from 'zustand';

export type ModelView = {
  modelId: string;
  title: string;
  width?: DialogWidth;
  height?: number;
  content: ReactNode;
};
/** `turn` grows when it is brought to the front. */
type OpenModelView = ModelView & { turn: number };

/** The views floating over the page, the last one in front (MV-1). */
export const useModelViews = create<{ views: readonly OpenModelView[] }>(() => ({ views: [] }));

let turns = 0;

/** Adds a view in front of the others; one that is there already comes to the front. */
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
