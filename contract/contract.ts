import { announcements } from './calls/announcements.ts';
import { cards } from './calls/cards.ts';
import { departments } from './calls/departments.ts';
import { dictionary } from './calls/dictionary.ts';
import { files } from './calls/files.ts';
import { jobs } from './calls/jobs.ts';
import { publishing } from './calls/publishing.ts';
import { roles } from './calls/roles.ts';
import { session } from './calls/session.ts';
import { settings } from './calls/settings.ts';
import { shell } from './calls/shell.ts';
import { users } from './calls/users.ts';

/** Every call of the product, by group. */
export const contract = {
  session,
  shell,
  cards,
  announcements,
  publishing,
  files,
  jobs,
  users,
  roles,
  departments,
  dictionary,
  settings,
};

export type Contract = typeof contract;
