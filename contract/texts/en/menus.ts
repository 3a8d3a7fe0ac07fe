import type { menus as zh, menuNotes as zhNotes } from '../zh-CN/menus.ts';

export const menus: Record<keyof typeof zh, string> = {
  cardBusinessConfig: 'Cards',
  'userFrameConfig/addNavigation': 'Navigation',
  'userFrameConfig/homePageConfig': 'Home page',
  managementGuideConfig: 'Guides',
  deptResponsibilityListConfig: 'Department lists and cards',
  'userFrameConfig/threeListsConfig': 'Lists',
  'userFrameConfig/effectivenessMonitoringConfig': 'Efficiency dashboard',
  'userFrameConfig/manage/supervision': 'Supervision',
  'userFrameConfig/manage/departmentCases': 'Cases of my department',
  'userFrameConfig/serviceHallConfig': 'Service hall',
  'userFrameConfig/processServiceCenterConfig': 'Process centre',
  'userFrameConfig/applicationServiceCenterConfig': 'Application centre',
  'userFrameConfig/preLoginConfig': 'Landing page',
  'userFrameConfig/manage/services': 'Services',
  'userFrameConfig/manage/searchWords': 'Search words',
  'userFrameConfig/manage/processes': 'Processes',
  'userFrameConfig/manage/cases': 'Cases',
  'userFrameConfig/manage/caseRatings': 'Ratings of cases',
  'userFrameConfig/manage/feedback': 'Feedback',
  'userFrameConfig/manage/faq': 'Question robot',
  'userFrameConfig/manage/news': 'News',
  'userFrameConfig/manage/announcements': 'Announcements',
  'userFrameConfig/manage/notices': 'Notices',
  'userFrameConfig/manage/accounts': 'Public accounts',
  'userFrameConfig/manage/users': 'Users',
  'userFrameConfig/manage/roles': 'Roles and rights',
  'userFrameConfig/manage/requests': 'Permission requests',
  'userFrameConfig/manage/departments': 'Departments',
  'userFrameConfig/manage/dictionary': 'Dictionary',
  'userFrameConfig/manage/calendar': 'School calendar',
  'userFrameConfig/manage/english': 'English names',
  'userFrameConfig/manage/setup': 'Getting started',
  'userFrameConfig/manage/settings': 'School settings',
  'userFrameConfig/manage/configFile': 'Configuration as a file',
  'userFrameConfig/manage/agreements': 'Agreements',
  'userFrameConfig/manage/channels': 'Notice channels',
  'userFrameConfig/manage/chat': 'Chat settings',
  'userFrameConfig/manage/words': 'Sensitive words',
  'userFrameConfig/manage/chatRecords': 'Chat records',
  'userFrameConfig/manage/signOn': 'Sign-in and security',
  'userFrameConfig/manage/open': 'Open interface',
  'userFrameConfig/manage/bin': 'Recycle bin',
  'userFrameConfig/manage/jobs': 'Background jobs',
  'userFrameConfig/manage/health': 'System health',
  'userFrameConfig/manage/audit': 'Audit log',
  'userFrameConfig/manage/tenants': 'Schools',
};

export const menuNotes: Record<keyof typeof zhNotes, string> = {
  cardBusinessConfig: 'Edit and publish the cards of the home page, e.g. announcements',
  'userFrameConfig/addNavigation':
    'Add, rename, order and hide the entries of the top bar, and decide which roles see them',
  'userFrameConfig/homePageConfig':
    'Layouts and default cards of the home page, card categories, themes, banners, quick links and emergency lines',
  deptResponsibilityListConfig:
    'List items and cards of the own department and those below; all cards for who administers departments, services or the school',
  'userFrameConfig/threeListsConfig':
    'Which lists there are, their columns, whether visitors read them; review and publish the items of departments',
  'userFrameConfig/effectivenessMonitoringConfig':
    'Panels of the efficiency dashboard, what visitors see, from when a lamp is yellow, who is ranked',
  'userFrameConfig/manage/supervision':
    'The cases behind the efficiency figures, from department to service to case to step; supervision orders',
  'userFrameConfig/manage/departmentCases':
    'Cases and lamps of your department: explain red lamps, reply to supervision orders',
  managementGuideConfig:
    'Write the guides of one’s department and answer corrections; publishing takes the services entry',
  'userFrameConfig/serviceHallConfig':
    'Title, banner, filters, tabs, order, recommended services and hot words of the hall',
  'userFrameConfig/processServiceCenterConfig':
    'Title, banner, filters, tabs, order and recommended services of the process centre',
  'userFrameConfig/applicationServiceCenterConfig':
    'Title, banner, filters, tabs, order and recommended services of the application centre',
  'userFrameConfig/preLoginConfig': 'Blocks of the landing page, their order, banners, figures and downloads',
  'userFrameConfig/manage/services': 'Services: details, shelf, roles, ways in; scenes and types; publishing guides',
  'userFrameConfig/manage/searchWords': 'Hot words under the search box, synonyms, and what people looked for in vain',
  'userFrameConfig/manage/processes':
    'Design forms and flows, try them, publish; running cases keep the version they began with',
  'userFrameConfig/manage/cases': 'Cases of the department: find, reassign, end, export',
  'userFrameConfig/manage/caseRatings': 'Ratings of the department’s cases: reply, call back, put right, export',
  'userFrameConfig/manage/feedback':
    'Accept, pass on and answer questions, suggestions and complaints; without the school settings only those of one’s own department',
  'userFrameConfig/manage/faq': 'Entries, unanswered questions, test questions and statistics; settings of the robot',
  'userFrameConfig/manage/news': 'News columns and articles: write, pin, schedule and choose who sees them',
  'userFrameConfig/manage/announcements':
    'Write announcements, choose who sees them and until when, preview, publish and take down',
  'userFrameConfig/manage/notices':
    'Send notices to people, departments and roles, see who has read and confirmed them, remind and recall',
  'userFrameConfig/manage/accounts':
    'Public accounts, who follows them and who sends for them; send to the whole school for any of them',
  'userFrameConfig/manage/users': 'See and change all accounts, identities and roles, disable them, reset passwords',
  'userFrameConfig/manage/roles': 'Make roles and decide what each opens',
  'userFrameConfig/manage/requests':
    'Answer the requests people make from the page that refused them: give a role, or say why not',
  'userFrameConfig/manage/departments': 'The tree of departments, their details and order',
  'userFrameConfig/manage/dictionary': 'The options of selects',
  'userFrameConfig/manage/calendar':
    'Terms and teaching weeks, days off and make-up days, events; working days of promises are counted by it',
  'userFrameConfig/manage/english':
    'English for the names of services, departments, cards, columns, banners, footer and more',
  'userFrameConfig/manage/setup': 'The guide for a new school: what is still open, and common services to begin with',
  'userFrameConfig/manage/settings': 'Name, look, session, mail and maintenance of the school',
  'userFrameConfig/manage/configFile':
    'Navigation, cards, layouts, themes and others as one file for another installation: the difference first, and a way back',
  'userFrameConfig/manage/agreements':
    'User agreement, privacy policy and others: write, publish versions, see how many people agreed',
  'userFrameConfig/manage/channels': 'SMS gateway and the group robots of WeCom and DingTalk, for notices',
  'userFrameConfig/manage/chat':
    'Who may write to whom, how long a message can be recalled, kinds and sizes of files, retention, sending rate',
  'userFrameConfig/manage/words': 'Sensitive and allowed words, a text to try, and what was found',
  'userFrameConfig/manage/chatRecords':
    'Search the messages of the school for a stated reason; every search is audited',
  'userFrameConfig/manage/signOn':
    'Ways to sign in (password, central login, WeChat, WeCom, DingTalk), session length and automatic lock',
  'userFrameConfig/manage/open':
    'Let other systems bring to-dos, notices, news and cases; see their calls; send them webhooks',
  'userFrameConfig/manage/bin': 'Services, guides, cards, roles and others deleted in the last 30 days, to be restored',
  'userFrameConfig/manage/jobs': 'Progress of scheduled and background jobs; failed ones can be run again',
  'userFrameConfig/manage/health': 'Whether database, disk, job queue and mail work, and what to do if not',
  'userFrameConfig/manage/audit': 'Who changed what and when, with the difference',
  'userFrameConfig/manage/tenants':
    'Create schools with their first administrator, set hosts and quotas, suspend and resume; their data stays theirs',
};
