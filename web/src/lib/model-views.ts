import type { DialogWidth } from '@yizhan/contract/limits.ts';
import { create } from 'zustand';

/** What a view shows: a kind that app/shell/ModelViews.tsx knows how to draw, and of which thing. */
export type ModelContent = { kind: 'guide'; serviceId: string };

export type ModelView = {
  modelId: string;
  title: string;
  width?: DialogWidth;
  height?: number;
  content: ModelContent;
};
/** `turn` grows when it is brought to the front. */
type Shown = ModelView & { turn: number };

/** The views floating over the page, the last one in front (MV-1). */
export const useModelViews = create<{ views: readonly Shown[] }>(() => ({ views: [] }));

let turns = 0;

/** Adds a view in front of the others; one that is there already comes to the front. */
export function addModelView(view: ModelView): void {
  turns += 1;
  const shown = { ...view, turn: turns };
  useModelViews.setState(({ views }) => ({
    views: [...views.filter(({ modelId }) => modelId !== view.modelId), shown],
  }));
}

export const removeModelView = (modelId: string): void =>
  useModelViews.setState(({ views }) => ({ views: views.filter((view) => view.modelId !== modelId) }));

export const removeAllModelViews = (): void => useModelViews.setState({ views: [] });

/** The guide of a service over whatever page one is on. */
export const openGuideView = (serviceId: string, name: string): void =>
  addModelView({ modelId: `guide-${serviceId}`, title: name, content: { kind: 'guide', serviceId } });
