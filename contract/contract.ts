import { absences } from './calls/absences.ts';
import { announcements } from './calls/announcements.ts';
import { audit } from './calls/audit.ts';
import { bulk } from './calls/bulk.ts';
import { calendar } from './calls/calendar.ts';
import { cards } from './calls/cards.ts';
import { channels } from './calls/channels.ts';
import { chat } from './calls/chat.ts';
import { chatAdmin } from './calls/chat-admin.ts';
import { departments } from './calls/departments.ts';
import { dictionary } from './calls/dictionary.ts';
import { dutyLists } from './calls/duty-lists.ts';
import { english } from './calls/english.ts';
import { files } from './calls/files.ts';
import { guides } from './calls/guides.ts';
import { hall } from './calls/hall.ts';
import { health } from './calls/health.ts';
import { jobAdmin } from './calls/job-admin.ts';
import { jobs } from './calls/jobs.ts';
import { landing } from './calls/landing.ts';
import { layouts } from './calls/layouts.ts';
import { news } from './calls/news.ts';
import { notices } from './calls/notices.ts';
import { portal } from './calls/portal.ts';
import { publicAccounts } from './calls/public-accounts.ts';
import { publishing } from './calls/publishing.ts';
import { robot } from './calls/robot.ts';
import { roles } from './calls/roles.ts';
import { security } from './calls/security.ts';
import { sensitiveWordCalls } from './calls/sensitive-words.ts';
import { serviceConfig } from './calls/service-config.ts';
import { services } from './calls/services.ts';
import { session } from './calls/session.ts';
import { settings } from './calls/settings.ts';
import { shell } from './calls/shell.ts';
import { signOn } from './calls/sign-on.ts';
import { signOnSettings } from './calls/sign-on-settings.ts';
import { themes } from './calls/themes.ts';
import { tickets } from './calls/tickets.ts';
import { todos } from './calls/todos.ts';
import { tools } from './calls/tools.ts';
import { users } from './calls/users.ts';

/** Every call of the product, by group. */
export const contract = {
  session,
  shell,
  cards,
  announcements,
  layouts,
  tools,
  themes,
  hall,
  services,
  serviceConfig,
  guides,
  dutyLists,
  landing,
  portal,
  todos,
  calendar,
  absences,
  chat,
  channels,
  chatAdmin,
  sensitiveWords: sensitiveWordCalls,
  news,
  notices,
  publicAccounts,
  publishing,
  files,
  bulk,
  jobs,
  jobAdmin,
  health,
  users,
  roles,
  departments,
  dictionary,
  audit,
  english,
  settings,
  robot,
  security,
  signOn,
  signOnSettings,
  tickets,
};

export type Contract = typeof contract;
