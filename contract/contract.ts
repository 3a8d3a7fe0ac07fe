import { absences } from './calls/absences.ts';
import { agreements } from './calls/agreements.ts';
import { announcements } from './calls/announcements.ts';
import { apiClients } from './calls/api-clients.ts';
import { audit } from './calls/audit.ts';
import { bulk } from './calls/bulk.ts';
import { calendar } from './calls/calendar.ts';
import { cards } from './calls/cards.ts';
import { caseRatings } from './calls/case-ratings.ts';
import { cases } from './calls/cases.ts';
import { centres } from './calls/centres.ts';
import { channels } from './calls/channels.ts';
import { chat } from './calls/chat.ts';
import { chatAdmin } from './calls/chat-admin.ts';
import { configFileCalls } from './calls/config-file.ts';
import { connectors } from './calls/connectors.ts';
import { departments } from './calls/departments.ts';
import { dictionary } from './calls/dictionary.ts';
import { dutyLists } from './calls/duty-lists.ts';
import { efficiency } from './calls/efficiency.ts';
import { english } from './calls/english.ts';
import { faq } from './calls/faq.ts';
import { feedback } from './calls/feedback.ts';
import { files } from './calls/files.ts';
import { footers } from './calls/footers.ts';
import { guides } from './calls/guides.ts';
import { hall } from './calls/hall.ts';
import { health } from './calls/health.ts';
import { jobAdmin } from './calls/job-admin.ts';
import { jobs } from './calls/jobs.ts';
import { landing } from './calls/landing.ts';
import { layouts } from './calls/layouts.ts';
import { navigation } from './calls/navigation.ts';
import { news } from './calls/news.ts';
import { notices } from './calls/notices.ts';
import { permissionRequests } from './calls/permission-requests.ts';
import { personInfo } from './calls/person-info.ts';
import { portal } from './calls/portal.ts';
import { processes } from './calls/processes.ts';
import { publicAccounts } from './calls/public-accounts.ts';
import { publishing } from './calls/publishing.ts';
import { recycling } from './calls/recycling.ts';
import { robot } from './calls/robot.ts';
import { roles } from './calls/roles.ts';
import { security } from './calls/security.ts';
import { sensitiveWordCalls } from './calls/sensitive-words.ts';
import { serviceConfig } from './calls/service-config.ts';
import { services } from './calls/services.ts';
import { session } from './calls/session.ts';
import { settings } from './calls/settings.ts';
import { setup } from './calls/setup.ts';
import { shell } from './calls/shell.ts';
import { signOn } from './calls/sign-on.ts';
import { signOnSettings } from './calls/sign-on-settings.ts';
import { supervision } from './calls/supervision.ts';
import { tenants } from './calls/tenants.ts';
import { themes } from './calls/themes.ts';
import { tickets } from './calls/tickets.ts';
import { todos } from './calls/todos.ts';
import { tools } from './calls/tools.ts';
import { users } from './calls/users.ts';
import { viewAsCalls } from './calls/view-as.ts';

/** Every call of the product, by group. */
export const contract = {
  session,
  shell,
  navigation,
  cards,
  announcements,
  layouts,
  tools,
  themes,
  footers,
  hall,
  centres,
  services,
  serviceConfig,
  guides,
  dutyLists,
  processes,
  cases,
  caseRatings,
  feedback,
  efficiency,
  supervision,
  landing,
  portal,
  permissionRequests,
  agreements,
  recycling,
  viewAs: viewAsCalls,
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
  setup,
  tenants,
  robot,
  faq,
  security,
  personInfo,
  signOn,
  signOnSettings,
  tickets,
  apiClients,
  configFile: configFileCalls,
  connectors,
};

export type Contract = typeof contract;
