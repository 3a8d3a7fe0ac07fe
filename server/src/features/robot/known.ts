import type { KnownQuestion } from '@yizhan/contract/entities/robot.ts';
import type { Db } from '../../db/database.ts';
import type { SchoolEntries } from '../../domain/robot/faq-index.ts';
import { isValidOn, mayKnow } from '../../domain/robot/rules.ts';
import { listScenes } from '../../domain/robot/scene-queries.ts';

type Knowing = {
  entries: SchoolEntries;
  roleType: number | undefined;
  today: string;
  /** Only entries of these. */
  sceneIds?: ReadonlySet<string> | undefined;
};

/** A scene with those below it. */
export async function scenesIn(db: Db, sceneId: string | undefined): Promise<ReadonlySet<string> | undefined> {
  if (sceneId === undefined) return undefined;
  const below = (await listScenes(db)).filter(({ parentId }) => parentId === sceneId);
  return new Set([sceneId, ...below.map(({ id }) => id)]);
}

/** Entries this person may be answered with today. */
export const knownTo =
  ({ entries, roleType, today, sceneIds }: Knowing) =>
  (faqId: string): boolean => {
    const entry = entries.known.get(faqId);
    if (!entry || !mayKnow(entry, { roleType }) || !isValidOn(entry, today)) return false;
    return sceneIds === undefined || (entry.sceneId !== null && sceneIds.has(entry.sceneId));
  };

export function toKnownQuestion({ known }: SchoolEntries, faqId: string): KnownQuestion[] {
  const question = known.get(faqId)?.phrases[0];
  return question === undefined ? [] : [{ faqId, question }];
}
