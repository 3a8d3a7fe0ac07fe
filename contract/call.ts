import type * as z from 'zod';
import type { Route, Routes } from './route.ts';

/** The input and output of a call, and a one-sentence summary. */
export type Shape = { summary: string; input: z.ZodType; output: z.ZodType };
export type Call = Route & Shape;
export type Group = Record<string, Call>;

/** Joins the plain routes of a group with their shapes; a route without a shape does not compile. */
export function calls<const R extends Routes, S extends { [K in keyof R]: Shape }>(routes: R, shapes: S) {
  const joined = Object.entries(routes).map(([name, route]) => [name, { ...route, ...shapes[name] }]);
  return Object.fromEntries(joined) as { [K in keyof R]: R[K] & S[K] };
}

export type Input<C extends Call> = z.input<C['input']>;
export type Parsed<C extends Call> = z.output<C['input']>;
export type Output<C extends Call> = z.output<C['output']>;
