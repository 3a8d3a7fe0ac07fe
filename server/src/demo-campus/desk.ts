import type { Html } from './html.ts';
import type { CampusSystem } from './options.ts';
import type { DeskRecord, Records } from './records.ts';

/** A filled form that a desk looks at. */
export type Request = { system: CampusSystem; fields: unknown; now: Date; records: Records };

/** What a desk makes of it: a record, or why not. */
export type Outcome = { is: 'done'; record: Omit<DeskRecord, 'number'> } | { is: 'refused'; reason: string };

/** What people can do at a system. */
export type Desk = {
  heading: string;
  button: string;
  fields(system: CampusSystem, now: Date): Html;
  handle(request: Request): Outcome;
};

export const refused = (reason: string): Outcome => ({ is: 'refused', reason });
