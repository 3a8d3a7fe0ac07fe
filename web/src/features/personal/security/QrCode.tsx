import { personal } from '@yizhan/contract/texts/zh-CN/personal.ts';
import { QRCode } from 'antd';
import { textsOf } from '../../../lib/text.ts';
import { AntdTheme } from '../../../ui/AntdTheme.tsx';

const t = textsOf({ personal });

// Dark on white whatever the theme: many apps do not read it the other way round.
const colours = { color: '#1a2233', bgColor: '#ffffff' };

export default function QrCode({ text }: { text: string }) {
  return (
    <AntdTheme>
      <div role="img" aria-label={t('qr')}>
        <QRCode value={text} type="svg" size={176} bordered={false} {...colours} />
      </div>
    </AntdTheme>
  );
}
