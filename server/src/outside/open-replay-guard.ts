import { type ReplayGuard, redisReplayGuard } from './replay-guard.ts';
import { fileReplayGuard } from './replay-journal.ts';

/** Shared through Redis if there is one, otherwise in a folder of this process that outlives it. */
export const openReplayGuard = async (redisUrl: string | undefined, folder: string): Promise<ReplayGuard> =>
  redisUrl ? redisReplayGuard(redisUrl) : fileReplayGuard(folder);
