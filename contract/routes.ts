import { absenceRoutes } from './routes/absences.ts';
import { agreementRoutes } from './routes/agreements.ts';
import { announcementRoutes } from './routes/announcements.ts';
import { apiClientRoutes } from './routes/api-clients.ts';
import { auditRoutes } from './routes/audit.ts';
import { bulkRoutes } from './routes/bulk.ts';
import { calendarRoutes } from './routes/calendar.ts';
import { cardRoutes } from './routes/cards.ts';
import { caseRatingRoutes } from './routes/case-ratings.ts';
import { caseRoutes } from './routes/cases.ts';
import { centreRoutes } from './routes/centres.ts';
import { channelRoutes } from './routes/channels.ts';
import { chatRoutes } from './routes/chat.ts';
import { chatAdminRoutes } from './routes/chat-admin.ts';
import { configFileRoutes } from './routes/config-file.ts';
import { connectorRoutes } from './routes/connectors.ts';
import { departmentRoutes } from './routes/departments.ts';
import { dictionaryRoutes } from './routes/dictionary.ts';
import { dutyListRoutes } from './routes/duty-lists.ts';
import { efficiencyRoutes } from './routes/efficiency.ts';
import { englishRoutes } from './routes/english.ts';
import { faqRoutes } from './routes/faq.ts';
import { feedbackRoutes } from './routes/feedback.ts';
import { fileRoutes } from './routes/files.ts';
import { footerRoutes } from './routes/footers.ts';
import { guideRoutes } from './routes/guides.ts';
import { hallRoutes } from './routes/hall.ts';
import { healthRoutes } from './routes/health.ts';
import { jobAdminRoutes } from './routes/job-admin.ts';
import { jobRoutes } from './routes/jobs.ts';
import { landingRoutes } from './routes/landing.ts';
import { layoutRoutes } from './routes/layouts.ts';
import { navigationRoutes } from './routes/navigation.ts';
import { newsRoutes } from './routes/news.ts';
import { noticeRoutes } from './routes/notices.ts';
import { permissionRequestRoutes } from './routes/permission-requests.ts';
import { personInfoRoutes } from './routes/person-info.ts';
import { portalRoutes } from './routes/portal.ts';
import { processRoutes } from './routes/processes.ts';
import { publicAccountRoutes } from './routes/public-accounts.ts';
import { publishingRoutes } from './routes/publishing.ts';
import { recyclingRoutes } from './routes/recycling.ts';
import { robotRoutes } from './routes/robot.ts';
import { roleRoutes } from './routes/roles.ts';
import { securityRoutes } from './routes/security.ts';
import { sensitiveWordRoutes } from './routes/sensitive-words.ts';
import { serviceConfigRoutes } from './routes/service-config.ts';
import { serviceRoutes } from './routes/services.ts';
import { sessionRoutes } from './routes/session.ts';
import { settingsRoutes } from './routes/settings.ts';
import { setupRoutes } from './routes/setup.ts';
import { shellRoutes } from './routes/shell.ts';
import { signOnRoutes } from './routes/sign-on.ts';
import { signOnSettingsRoutes } from './routes/sign-on-settings.ts';
import { supervisionRoutes } from './routes/supervision.ts';
import { tenantRoutes } from './routes/tenants.ts';
import { themeRoutes } from './routes/themes.ts';
import { ticketRoutes } from './routes/tickets.ts';
import { todoRoutes } from './routes/todos.ts';
import { toolRoutes } from './routes/tools.ts';
import { userRoutes } from './routes/users.ts';
import { viewAsRoutes } from './routes/view-as.ts';

/** Every call's method and path without its shapes: the client's table. */
export const routes = {
  session: sessionRoutes,
  shell: shellRoutes,
  navigation: navigationRoutes,
  cards: cardRoutes,
  announcements: announcementRoutes,
  tools: toolRoutes,
  themes: themeRoutes,
  footers: footerRoutes,
  hall: hallRoutes,
  centres: centreRoutes,
  services: serviceRoutes,
  serviceConfig: serviceConfigRoutes,
  guides: guideRoutes,
  dutyLists: dutyListRoutes,
  processes: processRoutes,
  cases: caseRoutes,
  caseRatings: caseRatingRoutes,
  feedback: feedbackRoutes,
  efficiency: efficiencyRoutes,
  supervision: supervisionRoutes,
  landing: landingRoutes,
  portal: portalRoutes,
  permissionRequests: permissionRequestRoutes,
  agreements: agreementRoutes,
  recycling: recyclingRoutes,
  viewAs: viewAsRoutes,
  todos: todoRoutes,
  calendar: calendarRoutes,
  absences: absenceRoutes,
  apiClients: apiClientRoutes,
  configFile: configFileRoutes,
  connectors: connectorRoutes,
  chat: chatRoutes,
  channels: channelRoutes,
  chatAdmin: chatAdminRoutes,
  sensitiveWords: sensitiveWordRoutes,
  news: newsRoutes,
  notices: noticeRoutes,
  publicAccounts: publicAccountRoutes,
  layouts: layoutRoutes,
  publishing: publishingRoutes,
  files: fileRoutes,
  bulk: bulkRoutes,
  jobs: jobRoutes,
  jobAdmin: jobAdminRoutes,
  health: healthRoutes,
  users: userRoutes,
  roles: roleRoutes,
  departments: departmentRoutes,
  dictionary: dictionaryRoutes,
  audit: auditRoutes,
  english: englishRoutes,
  settings: settingsRoutes,
  setup: setupRoutes,
  tenants: tenantRoutes,
  robot: robotRoutes,
  faq: faqRoutes,
  security: securityRoutes,
  personInfo: personInfoRoutes,
  signOn: signOnRoutes,
  signOnSettings: signOnSettingsRoutes,
  tickets: ticketRoutes,
};
