import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { type FormEvent, Suspense, useState } from 'react';
import { lazyExtra } from '../../../lib/lazy-part.ts';
import { textsOf } from '../../../lib/text.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { toErrorText } from '../../../ui/error-text.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { phone, useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { CodeField, parseCode } from './CodeField.tsx';
import { loadQr } from './load-qr.ts';
import { useFocusFirst } from './useFocusFirst.ts';

const t = textsOf({ personal });

const QrCode = lazyExtra(loadQr);

type ScanStepProps = {
  form: string;
  secret: string;
  uri: string;
  error: unknown;
  onCode: (code: string) => void;
};

const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret is scanned or typed into the app; the first code confirms it. */
export function ScanStep({ form, secret, uri, error, onCode }: ScanStepProps) {
  const small = useMediaQuery(phone);
  const field = useFocusFirst<HTMLInputElement>(error);
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (parseCode(code)) onCode(parseCode(code));
  };
  return (
    <form id={form} className="factor-form factor-scan" noValidate onSubmit={submit}>
      <div className="factor-scan__picture">
        <Suspense fallback={<Skeleton shape="block" width={176} height={176} />}>
          <QrCode text={uri} />
        </Suspense>
      </div>
      <div className="factor-scan__words">
        <p>{t('scanText')}</p>
        <div className="factor-scan__secret">
          <span>{t('secret')}</span>
          <code>{grouped(secret)}</code>
          <CopyButton text={secret} />
          {small && <a href={uri}>{t('openApp')}</a>}
        </div>
        <CodeField
          ref={field}
          label={t('firstCode')}
          value={code}
          onChange={setCode}
          error={checked && !parseCode(code) ? t('codeMissing') : toErrorText(error).title}
        />
      </div>
    </form>
  );
}
