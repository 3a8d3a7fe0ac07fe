import type { BulkJob, BulkProgress } from '@yizhan/contract/entities/bulk.ts';
import * as bulkLimits from '@yizhan/contract/limits/bulk.ts';
import { bulkReasons as enReasons, bulkSheet as enSheet } from '@yizhan/contract/texts/en/bulk-sheet.ts';
import { failures as enFailures } from '@yizhan/contract/texts/en/failures.ts';
import { fill } from '@yizhan/contract/texts/format.ts';
import { bulkReasons as zhReasons, bulkSheet as zhSheet } from '@yizhan/contract/texts/zh-CN/bulk-sheet.ts';
import { failures as zhFailures } from '@yizhan/contract/texts/zh-CN/failures.ts';
import { toWireTime } from '../../common/wire-time.ts';
import type { Language } from '../../person.ts';
import type { JobRecord } from './job.ts';
import { type BulkList, labelOf } from './list.ts';
import type { RowError } from './read-cell.ts';

const HOUR_MS = 3_600_000;

export const sheetTexts = (language: Language) => (language === 'en' ? enSheet : zhSheet);
const reasonTexts = (language: Language): Record<string, string> => (language === 'en' ? enReasons : zhReasons);
const failureTexts = (language: Language): Record<string, string> => (language === 'en' ? enFailures : zhFailures);

/** `1分20秒` */
export function durationText(ms: number, language: Language): string {
  const t = sheetTexts(language);
  const s = Math.max(0, Math.round(ms / 1000));
  if (s < 60) return fill(t.seconds, { s });
  if (s < 3600) return fill(t.minutes, { m: Math.floor(s / 60), s: s % 60 });
  return fill(t.hours, { h: Math.floor(s / 3600), m: Math.floor((s % 3600) / 60) });
}

export const reasonText = ({ reason, params }: RowError, language: Language) =>
  fill(reasonTexts(language)[reason] ?? reason, params);

/** Why a job ended before its last row. */
export function failureText(job: Pick<JobRecord, 'failure'>, list: BulkList, language: Language): string {
  if (!job.failure) return '';
  const { code, params } = job.failure;
  if (code !== 'stopped') return fill(failureTexts(language)[code] ?? code, params);
  const column = String(params.column ?? '');
  const why = reasonText({ column, reason: String(params.reason), params }, language);
  const named = column ? `${labelOf(list, column, language)} ${why}` : why;
  return fill(sheetTexts(language).stopped, { at: params.at ?? '', why: named });
}

const hasEnded = ({ state }: Pick<JobRecord, 'state'>) => state !== 'waiting' && state !== 'running';

/** Whole percent; 100 only at the end. */
function rateOf(job: JobRecord): number {
  if (job.state === 'finished') return 100;
  return job.total === 0 ? 0 : Math.min(99, Math.floor((job.done * 100) / job.total));
}

export const undoUntil = ({ endedAt }: Pick<JobRecord, 'endedAt'>) =>
  endedAt && new Date(endedAt.getTime() + bulkLimits.undoHours * HOUR_MS);

export function canUndo(job: JobRecord, now: Date): boolean {
  const until = undoUntil(job);
  return job.kind === 'import' && !job.isDry && job.inserted > 0 && !job.undoneAt && until !== null && now < until;
}

/** A dry run found out what the import would do, nothing came after it, and the file is not removed yet. */
export function canRun(job: JobRecord, now: Date): boolean {
  const isRecent = job.endedAt !== null && now.getTime() < job.endedAt.getTime() + bulkLimits.fileHours * HOUR_MS;
  return job.isDry && job.state === 'finished' && !job.isFollowed && isRecent;
}

function remainingText(job: JobRecord, usedMs: number, language: Language): string {
  if (hasEnded(job) || job.done === 0 || job.total <= job.done) return '';
  return durationText((usedMs * (job.total - job.done)) / job.done, language);
}

type JobView = { list: BulkList; language: Language; now: Date; url: string | null };

/** A job as its owner sees it (EN-13). */
export function progressOf(job: JobRecord, { list, language, now, url }: JobView): BulkProgress {
  const usedMs = job.startedAt ? (job.endedAt ?? now).getTime() - job.startedAt.getTime() : 0;
  const until = undoUntil(job);
  const mayUndo = canUndo(job, now);
  return {
    redisKey: job.key,
    state: job.state,
    dry: job.isDry,
    finishRate: rateOf(job),
    finished: hasEnded(job) ? 1 : 0,
    useTimeStr: durationText(usedMs, language),
    tryMathRemainTime: remainingText(job, usedMs, language),
    totalNum: Math.max(job.total, job.done),
    finishNum: job.done,
    newInsertNum: job.inserted,
    updateNum: job.updated,
    jumpNum: job.skipped,
    failNum: job.failed,
    errorNum: job.failed,
    errorKey: job.failed > 0 ? job.key : '',
    errorMsg: failureText(job, list, language),
    url,
    canRun: canRun(job, now),
    canUndo: mayUndo,
    undoUntil: mayUndo && until ? toWireTime(until) : null,
  };
}

export const jobOf = (job: JobRecord, shown: JobView): BulkJob => ({
  ...progressOf(job, shown),
  kind: job.kind,
  list: job.list,
  listName: shown.list.texts[shown.language].name,
  fileName: job.fileName,
  createTime: toWireTime(job.createdAt),
  endTime: job.endedAt && toWireTime(job.endedAt),
});
