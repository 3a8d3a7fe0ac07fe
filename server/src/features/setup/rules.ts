import type { TenantSettings } from '@yizhan/contract/entities/settings.ts';
import { type SetupProgress, type SetupStep, setupSteps } from '@yizhan/contract/entities/setup.ts';
import { school } from '@yizhan/contract/texts/zh-CN/school.ts';
import type { SetupFacts } from './queries.ts';

type School = { name: string; settings: Pick<TenantSettings, 'logo' | 'signOn' | 'setup'> };

/** A step is done when the school has what it asks for; what cannot be counted, an administrator confirms. */
export function toProgress({ name, settings }: School, { landings, ...counts }: SetupFacts): SetupProgress {
  const { signOn, logo, setup } = settings;
  const hasCentralLogin = signOn.cas !== null || signOn.oidc !== null;
  const hasCrest = logo !== null;
  const isDone: Readonly<Record<SetupStep, boolean>> = {
    school: name !== school.firstName && hasCrest,
    departments: counts.departments > 0,
    // The first one is the administrator.
    people: counts.people > 1 || hasCentralLogin,
    services: counts.shelved > 0,
    homePage: counts.cards > 0,
    landing: landings > 0,
  };
  const stateOf = (step: SetupStep) => {
    if (isDone[step]) return 'DONE';
    return setup.confirmed.includes(step) ? 'CONFIRMED' : 'OPEN';
  };
  const steps = setupSteps.map((step) => ({ step, state: stateOf(step) }) as const);
  return { steps, counts, schoolName: name, hasCrest, hasCentralLogin };
}

/** The confirmed steps, in the order of the guide. */
export const withStep = (confirmed: readonly SetupStep[], step: SetupStep, isConfirmed: boolean): SetupStep[] =>
  setupSteps.filter((one) => (one === step ? isConfirmed : confirmed.includes(one)));
