import type { Profile } from '@yizhan/contract/entities/person-info.ts';

const optional = ['avatar', 'mobile', 'email'] as const;

/** How much of what a person may add is there, in percent, and what is not. The name is always there. */
export function completenessOf(profile: Pick<Profile, (typeof optional)[number]>) {
  const missing = optional.filter((field) => !profile[field]);
  const percent = Math.round((100 * (optional.length + 1 - missing.length)) / (optional.length + 1));
  return { percent, missing };
}
