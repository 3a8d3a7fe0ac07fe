import type { HealthReport, HealthState } from '@yizhan/contract/entities/health.ts';
import { sectionPath } from '@yizhan/contract/sections.ts';
import { healthManage } from '@yizhan/contract/texts/zh-CN/health-manage.ts';
import { formatBytes } from '../../lib/format-bytes.ts';
import { hrefOf } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';

const t = textsOf({ healthManage });

export type Line = {
  name: string;
  state: HealthState;
  /** Its figures. */
  text: string;
  /** What to do; only where something is wrong. */
  advice?: string | undefined;
  link?: { href: string; text: string };
};

const jobsHref = (state: string) => `${hrefOf(sectionPath('jobs'))}?state=${state}`;

/** The report in sentences, in the order of how much depends on it. */
export function linesOf({ database, redis, disk, queue, services, connectors, mail }: HealthReport): Line[] {
  const { milliseconds: ms, bytes } = database;
  const toSettings = { href: hrefOf(sectionPath('settings')), text: t('openSettings') };
  return [
    {
      name: t('database'),
      state: database.state,
      text: t(database.embedded ? 'databaseEmbedded' : 'databaseServer', { size: formatBytes(bytes), ms }),
      advice: database.state === 'warning' ? t('databaseWarning') : undefined,
    },
    {
      name: t('disk'),
      state: disk.state,
      text: t('diskGood', { free: formatBytes(disk.freeBytes), total: formatBytes(disk.totalBytes) }),
      advice: { bad: t('diskBad'), warning: t('diskWarning'), good: undefined, off: undefined }[disk.state],
    },
    {
      name: t('queue'),
      state: queue.state,
      text: t('queueGood', queue),
      advice: { bad: t('queueBad'), warning: t('queueWarning'), good: undefined, off: undefined }[queue.state],
      link: { href: jobsHref(queue.failed > 0 ? 'failed' : 'waiting'), text: t('openJobs') },
    },
    {
      name: t('services'),
      state: services.state,
      text: services.state === 'off' ? t('servicesOff') : t('servicesGood', services),
      advice: services.state === 'warning' ? t('servicesWarning') : undefined,
      ...(services.silent > 0 && {
        link: { href: `${hrefOf(sectionPath('services'))}?maintenance=true`, text: t('openServices') },
      }),
    },
    {
      name: t('connectors'),
      state: connectors.state,
      text:
        connectors.state === 'off'
          ? t('connectorsOff')
          : t('connectorsGood', { serving: connectors.serving, failing: connectors.failing }),
      advice: connectors.failing > 0 ? t('connectorsAdvice', { names: namesOf(connectors) }) : undefined,
      link: { href: `${hrefOf(sectionPath('open'))}?tab=connectors`, text: t('openConnectors') },
    },
    {
      name: t('mail'),
      state: mail.state,
      ...mailWords(mail),
      link: toSettings,
    },
    {
      name: t('redis'),
      state: redis.state,
      text: redis.state === 'off' ? t('redisOff') : redis.state === 'good' ? t('redisGood') : t('redisBad', redis),
    },
  ];
}

const namesOf = ({ names, failing }: HealthReport['connectors']) =>
  names.join('、') + (failing > names.length ? '…' : '');

function mailWords({ state, server, sentAt, failedAt, failure: reason }: HealthReport['mail']) {
  switch (state) {
    case 'off':
      return { text: t('mailOff') };
    case 'warning':
      return { text: t('mailUntried', { server }), advice: t('mailUntriedAdvice') };
    case 'bad':
      return { text: t('mailBad', { server, at: failedAt ?? '', reason }), advice: t('mailBadAdvice') };
    case 'good':
      return { text: t('mailGood', { server, at: sentAt ?? '' }) };
  }
}
