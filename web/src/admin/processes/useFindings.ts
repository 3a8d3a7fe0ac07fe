import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ProcessContent, type ProcessFinding, processContent } from '@yizhan/contract/entities/process.ts';
import * as processLimits from '@yizhan/contract/limits/processes.ts';
import { query } from '../../lib/api.ts';
import { useDebounced } from '../../lib/useDebounced.ts';

const none: readonly ProcessFinding[] = [];

/** Checked by the server a moment after the last change, while the content is complete. */
export function useFindings(content: ProcessContent) {
  const latest = useDebounced(content, processLimits.checkMs);
  const parsed = processContent.safeParse(latest);
  const checked = useQuery({
    ...query.processes.check(latest),
    enabled: parsed.success,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { findings: checked.data ?? none, isChecking: checked.isFetching || latest !== content };
}
