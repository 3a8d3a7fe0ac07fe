import type { SetupProgress, SetupStep } from '@yizhan/contract/entities/setup.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { textsOf } from '../../lib/text.ts';
import { Button } from '../../ui/Button.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { classes } from '../../ui/classes.ts';
import { Row } from '../../ui/layout/Row.tsx';
import type { StepWays } from './step-ways.ts';

const t = textsOf({ setup });

const looks = {
  OPEN: { tone: 'warn', icon: 'clock' },
  DONE: { tone: 'good', icon: 'success' },
  CONFIRMED: { tone: 'good', icon: 'check' },
} as const;

type SetupStepCardProps = {
  step: SetupStep;
  state: SetupProgress['steps'][number]['state'];
  number: number;
  /** The first that is still open. */
  isNext: boolean;
  ways: StepWays;
  onOpen: () => void;
  onConfirm: (confirmed: boolean) => void;
};

export function SetupStepCard({ step, state, number, isNext, ways, onOpen, onConfirm }: SetupStepCardProps) {
  const { now, here, links } = ways;
  const linkLook = (at: number) =>
    classes('yz-button yz-button--medium', `yz-button--${isNext && !here && at === 0 ? 'primary' : 'default'}`);
  return (
    <li className={classes('setup__step', isNext && 'setup__step--next')} aria-labelledby={`setup-${step}`}>
      <span className="setup__number" title={t('step', { n: number })}>
        {number}
      </span>
      <div>
        <h2 id={`setup-${step}`} className="setup__title">
          {t(step)} <Chip {...looks[state]}>{t(state)}</Chip>
        </h2>
        <p className="setup__text">{t(`${step}Text`)}</p>
        {now && <p className="admin-muted">{now}</p>}
        <Row gap={2} wrap>
          {here && (
            <Button variant={isNext ? 'primary' : 'default'} onClick={onOpen}>
              {here}
            </Button>
          )}
          {links.map(({ label, href }, at) => (
            <a key={href} className={linkLook(at)} href={href}>
              {label}
            </a>
          ))}
          {state === 'OPEN' && (
            <Button variant="quiet" onClick={() => onConfirm(true)}>
              {t('confirm')}
            </Button>
          )}
          {state === 'CONFIRMED' && (
            <Button variant="quiet" onClick={() => onConfirm(false)}>
              {t('reopen')}
            </Button>
          )}
        </Row>
      </div>
    </li>
  );
}
