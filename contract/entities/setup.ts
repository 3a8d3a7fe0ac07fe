import * as z from 'zod';

/** What a new school sets up, in the order in which one thing needs the other. */
export const setupSteps = ['school', 'departments', 'people', 'services', 'homePage', 'landing'] as const;
export const setupStep = z.enum(setupSteps);
export type SetupStep = (typeof setupSteps)[number];

/** OPEN: nothing there yet. DONE: the school has it. CONFIRMED: an administrator says that it is as it should be. */
export const setupStates = ['OPEN', 'DONE', 'CONFIRMED'] as const;

export const setupProgress = z.object({
  steps: z.array(z.object({ step: setupStep, state: z.enum(setupStates) })),
  /** What stands there now, in figures. */
  counts: z.object({
    departments: z.number(),
    people: z.number(),
    shelved: z.number(),
    drafts: z.number(),
    cards: z.number(),
  }),
  schoolName: z.string(),
  hasCrest: z.boolean(),
  /** People come in by a central login. */
  hasCentralLogin: z.boolean(),
});
export type SetupProgress = z.infer<typeof setupProgress>;
