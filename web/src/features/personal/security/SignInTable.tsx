import type { SignInEntry } from '@yizhan/contract/entities/security.ts';
import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { textsOf } from '../../../lib/text.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { phone, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { placeOf } from './place-of.ts';
import { deviceLabel, signInWayLabel, withoutSeconds } from './sign-in-labels.ts';

const t = textsOf({ personal });

const columns = ['time', 'result', 'device', 'way', 'ip', 'place'] as const;

const Result = ({ ok }: { ok: boolean }) => (
  <Chip tone={ok ? 'good' : 'bad'} icon={ok ? 'check' : 'close'}>
    {t(ok ? 'ok' : 'failed')}
  </Chip>
);

/** A table; on a phone a list. */
export function SignInTable({ entries }: { entries: readonly SignInEntry[] }) {
  const small = useMediaQuery(phone);
  if (small)
    return (
      <ul className="sign-ins-list">
        {entries.map(({ id, at, ok, userAgent, way, ip }) => (
          <li key={id}>
            <div className="sign-ins-list__head">
              <time dateTime={at}>{withoutSeconds(at)}</time>
              <Result ok={ok} />
            </div>
            <p className="security-row__facts">
              <span>{deviceLabel(userAgent)}</span>
              <span>{signInWayLabel(way)}</span>
              <code>{ip}</code>
              <span>{t(`place.${placeOf(ip)}`)}</span>
            </p>
          </li>
        ))}
      </ul>
    );
  return (
    <table className="sign-ins">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, at, ok, userAgent, way, ip }) => (
          <tr key={id}>
            <td>
              <time dateTime={at}>{withoutSeconds(at)}</time>
            </td>
            <td>
              <Result ok={ok} />
            </td>
            <td title={userAgent}>{deviceLabel(userAgent)}</td>
            <td>{signInWayLabel(way)}</td>
            <td>
              <code>{ip}</code>
            </td>
            <td>{t(`place.${placeOf(ip)}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
