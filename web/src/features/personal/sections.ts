import { lazyPart } from '../../lib/lazy-part.ts';
import type { Section } from './section.ts';

/** The personal centre's own sections. Those of other features are added where the page is assembled. */
export const ownSections = {
  personalData: { key: 'personalData', icon: 'chart', Screen: lazyPart(() => import('./data/DataSection.tsx')) },
  profile: { key: 'profile', icon: 'user', Screen: lazyPart(() => import('./profile/ProfileSection.tsx')) },
  security: { key: 'security', icon: 'role', Screen: lazyPart(() => import('./security/SecuritySection.tsx')) },
  privacy: { key: 'privacy', icon: 'lock', Screen: lazyPart(() => import('./privacy/PrivacySection.tsx')) },
} as const satisfies Record<string, Section>;
