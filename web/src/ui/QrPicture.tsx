import { QRCode } from 'antd';
import { AntdTheme } from './AntdTheme.tsx';

/** Dark on white in every theme: many scanners read nothing else. */
export default function QrPicture({ value, size }: { value: string; size: number }) {
  return (
    <AntdTheme>
      {/* Decorative: the surrounding text says what it is for. */}
      <div aria-hidden="true">
        <QRCode
          value={value}
          size={size}
          type="svg"
          color="#000000"
          bgColor="#ffffff"
          errorLevel="M"
          bordered={false}
        />
      </div>
    </AntdTheme>
  );
}
