import { lazyPart } from '../lib/lazy-part.ts';
import { addModelView } from '../lib/model-views.ts';

const GuideInView = lazyPart(() => import('./GuideInView.tsx'));

/** Opens the guide of a service over the current page. */
export const openGuideView = (serviceId: string, name: string): void =>
  addModelView({ modelId: `guide-${serviceId}`, title: name, content: <GuideInView serviceId={serviceId} /> });
