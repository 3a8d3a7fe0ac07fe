import { CopyButton } from '../../ui/CopyButton.tsx';
import { s } from './words.ts';

type PortalAddressesProps = { addresses: readonly { label: string; address: string }[] };

/** Addresses of ours that the other side has to know. */
export function PortalAddresses({ addresses }: PortalAddressesProps) {
  return (
    <div className="sign-on__told">
      <h3>{s('told')}</h3>
      <p>{s('toldHelp')}</p>
      <dl>
        {addresses.map(({ label, address }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <code>{address}</code>
              <CopyButton text={address} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
