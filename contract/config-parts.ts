import type { Publishable } from './publishable.ts';

/**
 * What a configuration file carries from one installation to another, in the order it is applied: what others refer to
 * comes first.
 */
export const configParts = [
  'navItem',
  'card',
  'layout',
  'theme',
  'footer',
  'banner',
  'serviceHall',
  'processCentre',
  'applicationCentre',
  'landing',
  'efficiency',
] as const satisfies readonly Publishable[];

export type ConfigPart = (typeof configParts)[number];

const singletons: readonly ConfigPart[] = [
  'serviceHall',
  'processCentre',
  'applicationCentre',
  'landing',
  'efficiency',
];

/** A school has one of them, whatever its name; of the others, the name says which is which. */
export const isSingleton = (part: ConfigPart) => singletons.includes(part);

/** What a content refers to by the name that it has in every installation. */
export const configTargets = [
  'role',
  'service',
  'tool',
  'newsColumn',
  'connector',
  'card',
  'navItem',
  'picture',
] as const;

export type ConfigTarget = (typeof configTargets)[number];
