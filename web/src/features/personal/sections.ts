import { lazyPart } from '../../lib/lazy-part.ts';
import type { Sections } from './section.ts';

/** The personal centre's own sections. Those of other features are added where the page is assembled. */
export const ownSections = [
  { key: 'security', icon: 'role', Screen: lazyPart(() => import('./security/SecuritySection.tsx')) },
] as const satisfies Sections;
