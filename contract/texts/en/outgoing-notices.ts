import type { outgoingNotices as zh } from '../zh-CN/outgoing-notices.ts';

export const outgoingNotices: Record<keyof typeof zh, string> = {
  markIMPORTANT: '[Important] ',
  markURGENT: '[Urgent] ',
  mailSubject: '{mark}{title}',
  mailText: `{title}
{sender}

{excerpt}

Read all of it, with its files, in the portal:
{url}

--
{school}. You can turn these mails off in the personal centre under personalisation.`,
  smsText: '{mark}{sender}: {title}. {url}',
  post: `{mark}{title}
{sender}
{url}`,
  testTitle: 'A test: this channel works',
  testExcerpt: 'An administrator sent this test to themselves.',
  testGroup: 'the group of the robot',
};
