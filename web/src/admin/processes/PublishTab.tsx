import { processDesign } from '@yizhan/contract/texts/zh-CN/process-design.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { TabProps } from './design.ts';
import { findingText } from './FindingNote.tsx';

const t = textsOf({ processDesign });

type PublishTabProps = TabProps & {
  isChecking: boolean;
  onGo: (tab: 'form' | 'flow', blockId: string | undefined) => void;
};

/** What the check found, each with a way to where it is; publishing itself is in the bar below. */
export function PublishTab({ findings, isChecking, onGo }: PublishTabProps) {
  return (
    <section className="design-basics admin-card" aria-label={t('tabPublish')}>
      <p>{t('publishHelp')}</p>
      {isChecking && <p role="status">{t('checking')}</p>}
      {!isChecking && findings.length === 0 && (
        <p className="design-fine" role="status">
          <Icon name="success" size={18} /> {t('checkFine')}
        </p>
      )}
      {findings.length > 0 && (
        <>
          <strong role="status">{t('checkFound', { n: findings.length })}</strong>
          <ul className="design-findings">
            {findings.map((finding) => (
              <li key={`${finding.problem}-${finding.blockId}-${finding.field}-${finding.name}`}>
                <Chip tone={finding.isWarning ? 'warn' : 'bad'}>
                  {t(finding.isWarning ? 'checkWarn' : 'checkError')}
                </Chip>
                <span>{findingText(finding)}</span>
                {(finding.blockId ?? finding.field) && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => onGo(finding.blockId ? 'flow' : 'form', finding.blockId ?? undefined)}
                  >
                    {t('goThere')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
