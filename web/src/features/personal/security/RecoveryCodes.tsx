import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { toWireTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { textsOf } from '../../../lib/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { downloadText } from './download-text.ts';
import { withoutSeconds } from './sign-in-labels.ts';
import { useFocusFirst } from './useFocusFirst.ts';

const t = textsOf({ personal });

type RecoveryCodesProps = {
  codes: readonly string[];
  renewed?: boolean;
  saved: boolean;
  onSaved: (saved: boolean) => void;
};

/** The codes, shown only once: to copy, download or print. */
export function RecoveryCodes({ codes, renewed = false, saved, onSaved }: RecoveryCodesProps) {
  const words = useFocusFirst<HTMLParagraphElement>();
  const account = useSession((s) => s.session?.user.account) ?? '';
  const school = useSession((s) => s.boot?.tenant.name) ?? '';
  const head = [
    t('fileHead', { school }),
    t('fileAccount', { account }),
    t('fileTime', { time: withoutSeconds(toWireTime(new Date())) }),
  ];
  const save = () => downloadText(t('file', { school, account }), [...head, '', ...codes, '', t('fileNote')]);
  return (
    <div className="recovery-codes">
      <div className="recovery-codes__head">
        {head.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <p ref={words} tabIndex={-1}>
        {t('codesText')}
        {renewed && t('codesRenewed')}
      </p>
      <ul className="recovery-codes__list" aria-label={t('codesList')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="recovery-codes__actions">
        <CopyButton text={codes.join('\n')} />
        <Button variant="quiet" size="small" icon="download" onClick={save}>
          {t('download')}
        </Button>
        <Button variant="quiet" size="small" icon="print" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <Checkbox checked={saved} onChange={onSaved}>
        {t('saved')}
      </Checkbox>
    </div>
  );
}
