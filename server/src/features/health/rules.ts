import type { HealthState } from '@yizhan/contract/entities/health.ts';
import * as healthLimits from '@yizhan/contract/limits/health.ts';
import type { ConnectorFigures, MailFigures, QueueFigures, WatchedServices } from './queries.ts';

const worst = (isBad: boolean, isWarning: boolean): HealthState => {
  if (isBad) return 'bad';
  return isWarning ? 'warning' : 'good';
};

export const judgeDatabase = (milliseconds: number) => worst(false, milliseconds > healthLimits.slowDatabaseMs);

export const judgeDisk = (freeBytes: number, totalBytes: number) =>
  worst(freeBytes < healthLimits.leastDiskBytes, freeBytes < totalBytes * healthLimits.scarceDiskShare);

export const judgeQueue = ({ failed, lateSeconds }: QueueFigures) =>
  worst(lateSeconds > healthLimits.stuckJobSeconds, failed > 0 || lateSeconds > healthLimits.lateJobSeconds);

export const judgeServices = ({ watched, silent }: WatchedServices): HealthState =>
  watched === 0 ? 'off' : worst(false, silent > 0);

export const judgeConnectors = ({ serving, failing }: ConnectorFigures): HealthState =>
  serving === 0 ? 'off' : worst(failing === serving, failing > 0);

/** Set up is not enough: it is as good as the last letter. One that was never used is not known to work. */
export const judgeMail = ({ failure, sentAt }: MailFigures): HealthState => worst(failure !== '', sentAt === null);
