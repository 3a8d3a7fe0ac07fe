import { statfs } from 'node:fs/promises';
import type { health } from '@yizhan/contract/calls/health.ts';
import { toWireTime } from '../../common/wire-time.ts';
import { ping } from '../../db/ping.ts';
import { findSettings } from '../../domain/settings/queries.ts';
import type { Handlers } from '../../handlers.ts';
import { findConnectors, findDatabaseBytes, findMailState, findQueue, findWatchedServices } from './queries.ts';
import { judgeConnectors, judgeDatabase, judgeDisk, judgeMail, judgeQueue, judgeServices } from './rules.ts';

export const handlers: Handlers<typeof health> = {
  async get(_, { db, now, config, bus, database: { across } }) {
    const begun = performance.now();
    await ping(across);
    const milliseconds = Math.round(performance.now() - begun);
    const [bytes, disk, queue, services, connectors, letters, { settings }] = await Promise.all([
      findDatabaseBytes(across),
      statfs(config.dataDir),
      findQueue(db, now),
      findWatchedServices(db),
      findConnectors(db),
      findMailState(db),
      findSettings(db),
    ]);
    const [freeBytes, totalBytes] = [disk.bavail * disk.bsize, disk.blocks * disk.bsize];
    const { mail } = settings;
    return {
      at: toWireTime(now),
      database: {
        state: judgeDatabase(milliseconds),
        embedded: config.databaseUrl === undefined,
        milliseconds,
        bytes,
      },
      redis:
        config.redisUrl === undefined
          ? { state: 'off', reason: '' }
          : { state: bus.state() === 'up' ? 'good' : 'bad', reason: bus.lastError() ?? '' },
      disk: { state: judgeDisk(freeBytes, totalBytes), freeBytes, totalBytes },
      queue: { state: judgeQueue(queue), ...queue },
      services: { state: judgeServices(services), ...services },
      connectors: { state: judgeConnectors(connectors), ...connectors },
      mail: mail
        ? { state: judgeMail(letters), server: `${mail.host}:${mail.port}`, ...letters }
        : { state: 'off', server: '', ...letters },
    };
  },
};
