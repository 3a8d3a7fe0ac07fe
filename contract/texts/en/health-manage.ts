import type * as zh from '../zh-CN/health-manage.ts';

export const healthManage: Record<keyof typeof zh.healthManage, string> = {
  description: 'Whether the parts that the portal depends on work. An open page looks again every half minute.',
  checkedAt: 'Checked at {at}',
  again: 'Check now',
  database: 'Database',
  databaseEmbedded: 'Embedded database, {size}, answered in {ms} ms',
  databaseServer: 'PostgreSQL, {size}, answered in {ms} ms',
  databaseWarning:
    'The database answers slowly. Check the load and the disk of the server; larger schools should use a PostgreSQL server.',
  redis: 'Messages between nodes (Redis)',
  redisGood: 'Connected',
  redisOff: 'Not set up. A single server does not need it.',
  redisBad: 'Unreachable: {reason}. Messages and presence between servers are delayed. Check Redis and the network.',
  disk: 'Disk',
  diskGood: '{free} of {total} free',
  diskWarning: 'Less than a tenth is free. Remove old backups or extend the disk.',
  diskBad: 'Less than 1 GB is free: uploads and backups may fail at any time. Free space or extend the disk now.',
  queue: 'Background jobs',
  queueGood: '{waiting} waiting, {running} running, {failed} failed within a day',
  queueWarning: 'Jobs failed or have not begun in time. Look at the reasons among the background jobs.',
  queueBad:
    'Jobs have not begun for over an hour: background work may have stopped. Restart the server, then look again.',
  openJobs: 'Open background jobs',
  services: 'Service addresses',
  servicesGood: '{watched} services are checked, {silent} do not answer',
  servicesOff: 'No service is checked from time to time. Switch it on under "Labels and checks" of a service.',
  servicesWarning: 'Services that do not answer are marked as under maintenance. Ask the departments in charge.',
  openServices: 'Open the services that do not answer',
  connectors: 'Connectors',
  connectorsGood: '{serving} in use, the last request of {failing} failed',
  connectorsOff: 'No connector is switched on.',
  connectorsAdvice:
    'Failing: {names}. People may see old data. Open the connector, read its error and try it again, then ask whoever runs the other system.',
  openConnectors: 'Open connectors',
  mail: 'Mail',
  mailGood: '{server}, last letter sent at {at}',
  mailUntried: 'Set up: {server}. No letter was sent yet.',
  mailUntriedAdvice: 'Send a test mail in school settings to see whether it works.',
  mailBad: '{server}, the last letter at {at} was not sent: {reason}',
  mailBadAdvice:
    'Letters for forgotten passwords and notices do not go out. Check address, user and password in school settings and send a test mail; if that fails, ask whoever runs the mail server.',
  mailOff: 'Not set up: no mail is sent, for example for forgotten passwords. Enter a mail server in school settings.',
  openSettings: 'Open school settings',
};

export const healthStateNames: Record<keyof typeof zh.healthStateNames, string> = {
  good: 'Good',
  warning: 'Attention',
  bad: 'Faulty',
  off: 'Not in use',
};
