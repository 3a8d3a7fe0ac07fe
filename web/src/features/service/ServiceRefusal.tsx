import { service } from '@yizhan/contract/texts/zh-CN/service.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { isRefused } from '../../lib/is-refused.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { classes } from '../../ui/classes.ts';
import { ErrorNote } from '../../ui/ErrorNote.tsx';
import { Icon } from '../../ui/Icon.tsx';
import '../../ui/Button.css';
import { Row } from '../../ui/layout/Row.tsx';

const t = textsOf({ service });

type RefusalLink = { href: string; label: string; onClick?: () => void };
type ServiceRefusalProps = { error: unknown; advice: string; ways: readonly RefusalLink[] };

/** Not a failure: the service exists, for other people. */
const isForOthers = ({ result }: ApiError) => typeof result === 'object' && result !== null && 'audience' in result;

/** Why the service cannot be shown: unknown, withdrawn, or for others (SO-4, HL-7); and where to go instead. */
export function ServiceRefusal({ error, advice, ways }: ServiceRefusalProps) {
  const { msg, msgDetail } = isRefused(error) ? error : { msg: undefined, msgDetail: undefined };
  return (
    <div className="yz-page service-refused">
      {isRefused(error) && isForOthers(error) ? (
        <ForOthers why={error.msg} advice={advice} code={error.msgDetail} />
      ) : (
        <ErrorNote title={msg} advice={advice} code={msgDetail} />
      )}
      <Row gap={3} justify="center" wrap>
        {ways.map(({ href, label, onClick }, at) => (
          <a
            key={href}
            className={classes('yz-button', 'yz-button--medium', `yz-button--${at === 0 ? 'primary' : 'default'}`)}
            href={href}
            onClick={onClick}
          >
            {label}
          </a>
        ))}
      </Row>
    </div>
  );
}

type ForOthersProps = { why: string; advice: string; code: string | undefined };

/** Whom it is for, what to do, whom to contact, and the code to quote. */
function ForOthers({ why, advice, code }: ForOthersProps) {
  const footer = useSession((s) => s.boot?.footer);
  const contacts = [footer?.phone, footer?.mail].filter((one) => one).join(t('daysJoin'));
  return (
    <div className="service-refused__others" role="status">
      <Icon name="identity" size={32} />
      <p className="service-refused__why">{why}</p>
      <p>{advice}</p>
      {contacts && <p>{t('refusedAsk', { asked: contacts })}</p>}
      {code && <code>{code}</code>}
    </div>
  );
}
