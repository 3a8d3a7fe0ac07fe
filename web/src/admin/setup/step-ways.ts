import type { SetupProgress, SetupStep } from '@yizhan/contract/entities/setup.ts';
import { type SectionName, sectionPath } from '@yizhan/contract/sections.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ setup });

export type StepWays = {
  /** What stands there now. */
  now?: string;
  /** The label of the button of a step that is done in the guide itself. */
  here?: string;
  /** Screens where the step is done, or goes on. */
  links: readonly { label: string; href: string }[];
};

const to = (name: SectionName, label: string) => ({ label, href: hrefOf(sectionPath(name)) });

export function waysOf(step: SetupStep, progress: SetupProgress): StepWays {
  const { counts, schoolName, hasCrest, hasCentralLogin } = progress;
  const ways: Readonly<Record<SetupStep, StepWays>> = {
    school: {
      now: t('schoolNow', { name: schoolName, crest: t(hasCrest ? 'crestThere' : 'crestMissing') }),
      links: [to('settings', t('schoolGo'))],
    },
    departments: {
      now: t('departmentsNow', { n: counts.departments }),
      links: [to('departments', t('departmentsGo'))],
    },
    people: {
      now: t('peopleNow', { n: counts.people, login: t(hasCentralLogin ? 'loginThere' : 'loginMissing') }),
      links: [to('users', t('peopleGo')), to('signOn', t('peopleLogin'))],
    },
    services: {
      now: t('servicesNow', { shelved: counts.shelved, drafts: counts.drafts }),
      here: t('servicesGo'),
      links: [to('services', t('servicesManage'))],
    },
    homePage: {
      now: t('homePageNow', { n: counts.cards }),
      here: t('homePageGo'),
      links: [to('homePage', t('homePageManage'))],
    },
    landing: { links: [to('landing', t('landingGo'))] },
  };
  return ways[step];
}
