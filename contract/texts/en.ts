import { absences } from './en/absences.ts';
import { accessibility } from './en/accessibility.ts';
import { account } from './en/account.ts';
import { accountManage } from './en/account-manage.ts';
import { admin } from './en/admin.ts';
import { agenda } from './en/agenda.ts';
import { agreements } from './en/agreements.ts';
import { alerts } from './en/alerts.ts';
import { announcementManage } from './en/announcement-manage.ts';
import { announcements } from './en/announcements.ts';
import { announcementsSettings } from './en/announcements-settings.ts';
import { audit, auditActionNames, auditEntityNames, auditFieldNames } from './en/audit.ts';
import { bin } from './en/bin.ts';
import { bulkExport } from './en/bulk-export.ts';
import { bulkImport } from './en/bulk-import.ts';
import { bulkJobs } from './en/bulk-jobs.ts';
import { calendarManage } from './en/calendar-manage.ts';
import { cardAffairs } from './en/card-affairs.ts';
import { cardAffairsSettings } from './en/card-affairs-settings.ts';
import { cardBusiness } from './en/card-business.ts';
import { cardBusinessSettings } from './en/card-business-settings.ts';
import { cardColumns } from './en/card-columns.ts';
import { cardCommonUse } from './en/card-common-use.ts';
import { cardCommonUseSettings } from './en/card-common-use-settings.ts';
import { cardConfig } from './en/card-config.ts';
import { cardFavouritesSettings } from './en/card-favourites-settings.ts';
import { cardFrame } from './en/card-frame.ts';
import { cardFrameSettings } from './en/card-frame-settings.ts';
import { cardMatters } from './en/card-matters.ts';
import { cardMattersSettings } from './en/card-matters-settings.ts';
import { cardMessages } from './en/card-messages.ts';
import { cardMessagesSettings } from './en/card-messages-settings.ts';
import { cardNews } from './en/card-news.ts';
import { cardNewsSettings } from './en/card-news-settings.ts';
import { cardRecommended } from './en/card-recommended.ts';
import { cardRecommendedSettings } from './en/card-recommended-settings.ts';
import { cardServices } from './en/card-services.ts';
import { cardServicesSettings } from './en/card-services-settings.ts';
import { cardStaging } from './en/card-staging.ts';
import { cardStagingSettings } from './en/card-staging-settings.ts';
import { cardTodo } from './en/card-todo.ts';
import { cardTodoSettings } from './en/card-todo-settings.ts';
import { cardTools } from './en/card-tools.ts';
import { cardToolsSettings } from './en/card-tools-settings.ts';
import { caseManage } from './en/case-manage.ts';
import { casePage } from './en/case-page.ts';
import { caseRatingDesk } from './en/case-rating-desk.ts';
import { centreConfig } from './en/centre-config.ts';
import { channelNames } from './en/channel-names.ts';
import { channels } from './en/channels.ts';
import { chat } from './en/chat.ts';
import { chatAdmin } from './en/chat-admin.ts';
import { choice } from './en/choice.ts';
import { client } from './en/client.ts';
import {
  configEntryStateNames,
  configFieldNames,
  configFile,
  configRefusals,
  configTargetNames,
} from './en/config-file.ts';
import { connectorManage } from './en/connector-manage.ts';
import { departmentCard } from './en/department-card.ts';
import { departmentCardsManage } from './en/department-cards-manage.ts';
import { departments } from './en/departments.ts';
import { dictionaries } from './en/dictionaries.ts';
import { dictionary } from './en/dictionary.ts';
import { dutyItemManage } from './en/duty-item-manage.ts';
import { dutyColumnNames, dutyLists } from './en/duty-lists.ts';
import { dutyListsManage } from './en/duty-lists-manage.ts';
import {
  efficiency,
  efficiencyDefinitions,
  efficiencyFigures,
  efficiencyPanelHelp,
  efficiencyPanelSources,
} from './en/efficiency.ts';
import { efficiencyManage, supervisionManage } from './en/efficiency-manage.ts';
import { english, englishPlaceNames } from './en/english.ts';
import { failures } from './en/failures.ts';
import { faqManage } from './en/faq-manage.ts';
import { favourites } from './en/favourites.ts';
import { feed } from './en/feed.ts';
import { feedback } from './en/feedback.ts';
import { feedbackManage } from './en/feedback-manage.ts';
import { footer } from './en/footer.ts';
import { footerConfig } from './en/footer-config.ts';
import { formProblems } from './en/form-problems.ts';
import { forms } from './en/forms.ts';
import { frames } from './en/frames.ts';
import { guideManage } from './en/guide-manage.ts';
import { guides } from './en/guides.ts';
import { hall } from './en/hall.ts';
import { healthManage, healthStateNames } from './en/health-manage.ts';
import { home } from './en/home.ts';
import { homeEdit } from './en/home-edit.ts';
import { homePageConfig } from './en/home-page-config.ts';
import { iconNames } from './en/icon-names.ts';
import { jobKindNames, jobStateNames, jobsManage } from './en/jobs-manage.ts';
import { landingConfig } from './en/landing-config.ts';
import { lock } from './en/lock.ts';
import { menuNotes, menus } from './en/menus.ts';
import { messengers } from './en/messengers.ts';
import { monthReport } from './en/month-report.ts';
import { myRatings } from './en/my-ratings.ts';
import { navigationConfig } from './en/navigation-config.ts';
import { news } from './en/news.ts';
import { newsManage } from './en/news-manage.ts';
import { noPage } from './en/no-page.ts';
import { noticeManage } from './en/notice-manage.ts';
import { noticePreferences } from './en/notice-preferences.ts';
import { noticeReading } from './en/notice-reading.ts';
import { notices } from './en/notices.ts';
import { apiScopeNames, openManage, webhookKindNames, webhookStateNames } from './en/open-manage.ts';
import { pages } from './en/pages.ts';
import { palette } from './en/palette.ts';
import { permissionTodos } from './en/permission-todos.ts';
import { personal } from './en/personal.ts';
import { personalData } from './en/personal-data.ts';
import { personalisation } from './en/personalisation.ts';
import { portal } from './en/portal.ts';
import { portalConfig } from './en/portal-config.ts';
import { privacy } from './en/privacy.ts';
import { processDesign } from './en/process-design.ts';
import { profile } from './en/profile.ts';
import { publishing } from './en/publishing.ts';
import { requestsManage } from './en/requests-manage.ts';
import { richText } from './en/rich-text.ts';
import { robot } from './en/robot.ts';
import { roleMenus } from './en/role-menus.ts';
import { sealed } from './en/sealed.ts';
import { searchWords } from './en/search-words.ts';
import { service } from './en/service.ts';
import { servicesManage } from './en/services-manage.ts';
import { session } from './en/session.ts';
import { sessionEnded } from './en/session-ended.ts';
import { settings } from './en/settings.ts';
import { setup } from './en/setup.ts';
import { shell } from './en/shell.ts';
import { signOn } from './en/sign-on.ts';
import { signOnSettings } from './en/sign-on-settings.ts';
import { smsSignIn } from './en/sms-sign-in.ts';
import { tenantsManage } from './en/tenants-manage.ts';
import { themes } from './en/themes.ts';
import { time } from './en/time.ts';
import { today } from './en/today.ts';
import { todos } from './en/todos.ts';
import { topics } from './en/topics.ts';
import { ui } from './en/ui.ts';
import { users } from './en/users.ts';
import { uses } from './en/uses.ts';
import { viewAsTexts } from './en/view-as.ts';
import { viewer } from './en/viewer.ts';
import { visitors } from './en/visitors.ts';
import { wordsManage } from './en/words-manage.ts';

/**
 * Everything the client says, in English: loaded only by those who read it so. `textsOf` takes no area that is missing here, and each
 * area has the keys of its Chinese one, no more and no fewer.
 */
export const en = {
  openManage,
  apiScopeNames,
  webhookKindNames,
  webhookStateNames,
  absences,
  accessibility,
  account,
  accountManage,
  admin,
  agenda,
  alerts,
  agreements,
  announcementManage,
  announcements,
  announcementsSettings,
  bulkExport,
  bulkImport,
  bulkJobs,
  bin,
  calendarManage,
  cardAffairs,
  cardAffairsSettings,
  cardBusiness,
  cardBusinessSettings,
  cardColumns,
  cardCommonUse,
  cardCommonUseSettings,
  cardConfig,
  cardFavouritesSettings,
  cardFrame,
  cardFrameSettings,
  cardMatters,
  cardMattersSettings,
  cardMessages,
  cardMessagesSettings,
  cardNews,
  cardNewsSettings,
  cardRecommended,
  cardRecommendedSettings,
  cardServices,
  cardServicesSettings,
  cardStaging,
  cardStagingSettings,
  cardTodo,
  cardTodoSettings,
  cardTools,
  cardToolsSettings,
  channelNames,
  channels,
  chat,
  chatAdmin,
  choice,
  client,
  configEntryStateNames,
  configFieldNames,
  configFile,
  configRefusals,
  configTargetNames,
  connectorManage,
  departmentCard,
  departmentCardsManage,
  departments,
  dictionaries,
  dictionary,
  dutyItemManage,
  dutyListsManage,
  dutyColumnNames,
  dutyLists,
  efficiency,
  efficiencyDefinitions,
  efficiencyFigures,
  efficiencyPanelHelp,
  efficiencyPanelSources,
  efficiencyManage,
  supervisionManage,
  monthReport,
  audit,
  healthManage,
  healthStateNames,
  jobsManage,
  jobKindNames,
  jobStateNames,
  auditActionNames,
  auditEntityNames,
  auditFieldNames,
  caseManage,
  caseRatingDesk,
  casePage,
  english,
  englishPlaceNames,
  failures,
  faqManage,
  robot,
  favourites,
  feedback,
  feedbackManage,
  feed,
  formProblems,
  forms,
  frames,
  guideManage,
  guides,
  hall,
  home,
  homeEdit,
  homePageConfig,
  footer,
  footerConfig,
  landingConfig,
  centreConfig,
  permissionTodos,
  requestsManage,
  navigationConfig,
  lock,
  menuNotes,
  menus,
  messengers,
  news,
  newsManage,
  noPage,
  noticeManage,
  noticePreferences,
  noticeReading,
  notices,
  pages,
  palette,
  personal,
  portal,
  iconNames,
  portalConfig,
  processDesign,
  myRatings,
  profile,
  personalData,
  personalisation,
  privacy,
  publishing,
  richText,
  roleMenus,
  sealed,
  service,
  searchWords,
  servicesManage,
  session,
  sessionEnded,
  settings,
  setup,
  shell,
  signOn,
  signOnSettings,
  smsSignIn,
  tenantsManage,
  themes,
  time,
  today,
  todos,
  topics,
  ui,
  users,
  uses,
  viewer,
  viewAsTexts,
  visitors,
  wordsManage,
};
