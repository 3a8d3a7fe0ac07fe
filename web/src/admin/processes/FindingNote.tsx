import type { ProcessFinding } from '@yizhan/contract/entities/process.ts';
import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';

const t = textsOf({ processDesign });

export const findingText = ({ problem, name }: ProcessFinding) => t(`problem_${problem}`, { name });

/** What the check found, at the step or field it is about. */
export function FindingNote({ finding }: { finding: ProcessFinding }) {
  return (
    <p className="design-finding" data-warning={finding.isWarning || undefined}>
      <Icon name={finding.isWarning ? 'warning' : 'error'} size={14} />
      {findingText(finding)}
    </p>
  );
}
