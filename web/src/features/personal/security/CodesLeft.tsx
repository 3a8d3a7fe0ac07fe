import * as signInLimits from '@yizhan/contract/limits/sign-in.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { Icon } from '../../../ui/Icon.tsx';

const t = textsOf({ personal });

/** How many recovery codes are left; warns when there are few. */
export function CodesLeft({ left, since }: { left: number; since: string | null }) {
  const few = left < signInLimits.fewRecoveryCodes;
  return (
    <>
      <p className="security-row__facts">
        {since && <span>{t('factorSince', { time: since })}</span>}
        {!few && <span>{t('codesLeft', { n: left })}</span>}
      </p>
      {few && (
        <p className="security-warning">
          <Icon name="warning" size={16} />
          {left === 0 ? t('codesNone') : t('codesFew', { n: left })}
        </p>
      )}
    </>
  );
}
