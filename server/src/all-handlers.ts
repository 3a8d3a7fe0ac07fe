import { handlers as absences } from './features/absences/handlers.ts';
import { handlers as agreements } from './features/agreements/handlers.ts';
import { handlers as announcements } from './features/announcements/handlers.ts';
import { handlers as apiClients } from './features/api-clients/handlers.ts';
import { handlers as audit } from './features/audit/handlers.ts';
import { handlers as bulk } from './features/bulk/handlers.ts';
import { handlers as calendar } from './features/calendar/handlers.ts';
import { handlers as cards } from './features/cards/handlers.ts';
import { handlers as caseRatings } from './features/case-ratings/handlers.ts';
import { handlers as cases } from './features/cases/handlers.ts';
import { handlers as centres } from './features/centres/handlers.ts';
import { handlers as channels } from './features/channels/handlers.ts';
import { handlers as chat } from './features/chat/handlers.ts';
import { handlers as chatAdmin } from './features/chat-admin/handlers.ts';
import { handlers as configFile } from './features/config-file/handlers.ts';
import { handlers as connectors } from './features/connectors/handlers.ts';
import { handlers as departments } from './features/departments/handlers.ts';
import { handlers as dictionary } from './features/dictionary/handlers.ts';
import { handlers as dutyLists } from './features/duty-lists/handlers.ts';
import { handlers as efficiency } from './features/efficiency/handlers.ts';
import { handlers as supervision } from './features/efficiency/supervision.ts';
import { handlers as english } from './features/english/handlers.ts';
import { handlers as faq } from './features/faq/handlers.ts';
import { handlers as feedback } from './features/feedback/handlers.ts';
import { handlers as files } from './features/files/handlers.ts';
import { handlers as footers } from './features/footers/handlers.ts';
import { handlers as guides } from './features/guides/handlers.ts';
import { handlers as hall } from './features/hall/handlers.ts';
import { handlers as health } from './features/health/handlers.ts';
import { handlers as jobAdmin } from './features/job-admin/handlers.ts';
import { handlers as jobs } from './features/jobs/handlers.ts';
import { handlers as landing } from './features/landing/handlers.ts';
import { handlers as layouts } from './features/layouts/handlers.ts';
import { handlers as navigation } from './features/navigation/handlers.ts';
import { handlers as news } from './features/news/handlers.ts';
import { handlers as notices } from './features/notices/handlers.ts';
import { handlers as permissionRequests } from './features/permission-requests/handlers.ts';
import { handlers as personInfo } from './features/person-info/handlers.ts';
import { handlers as portal } from './features/portal/handlers.ts';
import { handlers as processes } from './features/processes/handlers.ts';
import { handlers as publicAccounts } from './features/public-accounts/handlers.ts';
import { handlers as publishing } from './features/publishing/handlers.ts';
import { handlers as recycling } from './features/recycling/handlers.ts';
import { handlers as robot } from './features/robot/handlers.ts';
import { handlers as roles } from './features/roles/handlers.ts';
import { handlers as security } from './features/security/handlers.ts';
import { handlers as sensitiveWords } from './features/sensitive-words/handlers.ts';
import { handlers as serviceConfig } from './features/service-config/handlers.ts';
import { handlers as services } from './features/services/handlers.ts';
import { handlers as session } from './features/session/handlers.ts';
import { handlers as signOn } from './features/session/sign-on/handlers.ts';
import { handlers as settings } from './features/settings/handlers.ts';
import { handlers as setup } from './features/setup/handlers.ts';
import { handlers as shell } from './features/shell/handlers.ts';
import { handlers as signOnSettings } from './features/sign-on-settings/handlers.ts';
import { handlers as tenants } from './features/tenants/handlers.ts';
import { handlers as themes } from './features/themes/handlers.ts';
import { handlers as tickets } from './features/tickets/handlers.ts';
import { handlers as todos } from './features/todos/handlers.ts';
import { handlers as tools } from './features/tools/handlers.ts';
import { handlers as users } from './features/users/handlers.ts';
import { handlers as viewAs } from './features/view-as/handlers.ts';
import type { AllHandlers } from './handlers.ts';

export const handlers: AllHandlers = {
  session,
  shell,
  navigation,
  cards,
  announcements,
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
  viewAs,
  todos,
  calendar,
  absences,
  chat,
  channels,
  chatAdmin,
  sensitiveWords,
  news,
  notices,
  publicAccounts,
  layouts,
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
  configFile,
  connectors,
};
