import type { privacy as zh } from '../zh-CN/privacy.ts';

export const privacy: Record<keyof typeof zh, string> = {
  'signOn.cas': 'Central login',
  'signOn.oidc': 'Central login (OpenID Connect)',

  systems: 'Connected systems',
  systemsHint: 'The portal tells these systems who you are when you open them, so that you need not sign in again.',
  systemsNone: 'No system is told who you are',
  asAccount: 'Account {account}',
  lastVisit: 'Last visit {time}',
  neverVisited: 'Not visited yet',
  bound: 'Connected',
  notBound: 'Not connected',
  moreSystems: 'Show all {n}',

  views: 'Who viewed my data',
  viewsHint: 'When staff look at your personal data it is recorded. Your own views are not.',
  viewsNone: 'Nobody has viewed your personal data',
  'why.userAdmin': 'Viewed your record in user management',
  'why.auditLog': 'Viewed changes of your record in the audit log',
  'why.signInLog': 'Viewed your sign-ins in the audit log',
  'why.chatRecords': 'Searched your chat messages for administration',
  'why.export': 'Exported a list of users with you in it',
  note: 'Reason: {note}',

  agreements: 'Agreements and consent',
  agreementsHint:
    'What you agreed to, and when. Optional consent can be taken back at any time; the portal works without it.',
  agreementsNone: 'The school has published no agreements',
  agreedAt: 'Version {n} agreed to at {time}',
  notAgreed: 'Not agreed to yet',
  newVersion: 'Now at version {n}',
  required: 'Required',
  optional: 'Optional',
  readAgreement: 'Read',
  agree: 'Agree',
  agreed: 'Agreed to “{title}”',
  takeBack: 'Take back',
  takeBackTitle: 'Take back your consent to “{title}”?',
  takeBackText: 'You can agree again at any time.',
  tookBack: 'Your consent to “{title}” is taken back',

  ownData: 'Download my data',
  ownDataText:
    'All data that the portal has about you in one zip file: profile, sign-ins, affairs, notices, favourites, ratings, what you wrote in chats and more. It is there for {n} hours, and only you can open it.',
  prepare: 'Prepare the file',
  prepareAgain: 'Prepare again',
  preparing: 'Being prepared; it will appear here. You may leave this page.',
  failed: 'It could not be prepared. Please try again.',
  download: 'Download ({size})',
  until: 'Until {time}',
};
