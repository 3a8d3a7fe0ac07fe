import type { menus as zh, menuNotes as zhNotes } from '../zh-CN/menus.ts';

export const menus: Record<keyof typeof zh, string> = {
  cardBusinessConfig: 'Cards',
  'userFrameConfig/homePageConfig': 'Home page',
  managementGuideConfig: 'Guides',
  deptResponsibilityListConfig: 'Department lists and cards',
  'userFrameConfig/threeListsConfig': 'Lists',
  'userFrameConfig/preLoginConfig': 'Landing page',
  'userFrameConfig/manage/services': 'Services',
  'userFrameConfig/manage/news': 'News',
  'userFrameConfig/manage/announcements': 'Announcements',
  'userFrameConfig/manage/notices': 'Notices',
  'userFrameConfig/manage/accounts': 'Public accounts',
  'userFrameConfig/manage/users': 'Users',
  'userFrameConfig/manage/roles': 'Roles and rights',
  'userFrameConfig/manage/departments': 'Departments',
  'userFrameConfig/manage/dictionary': 'Dictionary',
  'userFrameConfig/manage/calendar': 'School calendar',
  'userFrameConfig/manage/english': 'English names',
  'userFrameConfig/manage/settings': 'School settings',
  'userFrameConfig/manage/channels': 'Notice channels',
  'userFrameConfig/manage/chat': 'Chat settings',
  'userFrameConfig/manage/chatRecords': 'Chat records',
  'userFrameConfig/manage/signOn': 'Sign-in and security',
  'userFrameConfig/manage/jobs': 'Background jobs',
  'userFrameConfig/manage/health': 'System health',
  'userFrameConfig/manage/audit': 'Audit log',
};

export const menuNotes: Record<keyof typeof zhNotes, string> = {
  cardBusinessConfig: 'Edit and publish the cards of the home page, e.g. announcements',
  'userFrameConfig/homePageConfig':
    'Layouts and default cards of the home page, card categories, themes, banners, quick links and emergency lines',
  deptResponsibilityListConfig:
    'List items and cards of the own department and those below; all cards for who administers departments, services or the school',
  'userFrameConfig/threeListsConfig':
    'Which lists there are, their columns, whether visitors read them; review and publish the items of departments',
  managementGuideConfig:
    'Write the guides of one’s department and answer corrections; publishing takes the services entry',
  'userFrameConfig/preLoginConfig': 'Blocks of the landing page, their order, banners, figures and downloads',
  'userFrameConfig/manage/services':
    'Services: details, shelf, roles, ways in; scenes and types; synonyms and search gaps; publishing guides',
  'userFrameConfig/manage/news': 'News columns and articles: write, pin, schedule and choose who sees them',
  'userFrameConfig/manage/announcements':
    'Write announcements, choose who sees them and until when, preview, publish and take down',
  'userFrameConfig/manage/notices':
    'Send notices to people, departments and roles, see who has read and confirmed them, remind and recall',
  'userFrameConfig/manage/accounts':
    'Public accounts, who follows them and who sends for them; send to the whole school for any of them',
  'userFrameConfig/manage/users': 'See and change all accounts, identities and roles, disable them, reset passwords',
  'userFrameConfig/manage/roles': 'Make roles and decide what each opens',
  'userFrameConfig/manage/departments': 'The tree of departments, their details and order',
  'userFrameConfig/manage/dictionary': 'The options of selects',
  'userFrameConfig/manage/calendar':
    'Terms and teaching weeks, days off and make-up days, events; working days of promises are counted by it',
  'userFrameConfig/manage/english':
    'English for the names of services, departments, cards, columns, banners, footer and more',
  'userFrameConfig/manage/settings': 'Name, look, footer, session, mail and maintenance of the school',
  'userFrameConfig/manage/channels': 'SMS gateway and the group robots of WeCom and DingTalk, for notices',
  'userFrameConfig/manage/chat':
    'Who may write to whom, how long a message can be recalled, kinds and sizes of files, retention, sending rate',
  'userFrameConfig/manage/chatRecords':
    'Search the messages of the school for a stated reason; every search is audited',
  'userFrameConfig/manage/signOn':
    'Ways to sign in (password, central login, WeChat), session length and automatic lock',
  'userFrameConfig/manage/jobs': 'Progress of scheduled and background jobs; failed ones can be run again',
  'userFrameConfig/manage/health': 'Whether database, disk, job queue and mail work, and what to do if not',
  'userFrameConfig/manage/audit': 'Who changed what and when, with the difference',
};
