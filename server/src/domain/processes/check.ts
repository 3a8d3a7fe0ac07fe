import type { ProcessContent, ProcessFinding } from '@yizhan/contract/entities/process.ts';
import type { Reader } from '../../db/database.ts';
import { findingsOf } from './findings.ts';
import { canCollide } from './number-patterns.ts';
import { findIdByCode, listPatterns } from './queries.ts';
import { knownReferences } from './references.ts';

/** What is wrong with a process as it would be published now. */
export async function checkProcess(db: Reader, content: ProcessContent): Promise<ProcessFinding[]> {
  const findings = findingsOf(content, await knownReferences(db, content));
  const { numberPattern } = content.settings;
  const others = await listPatterns(db, await findIdByCode(db, content.code));
  const colliding = others.find(({ pattern }) => canCollide(pattern, numberPattern));
  if (!colliding) return findings;
  return [...findings, { problem: 'numberTaken', blockId: null, field: null, name: colliding.name, isWarning: false }];
}
