import type { NoticePreferenceDetail } from '@yizhan/contract/entities/channel.ts';
import type { PreferenceChannel } from '@yizhan/contract/notice-channels.ts';
import { type NoticeLevel, noticeLevels } from '@yizhan/contract/notice-kinds.ts';
import { noticePreferences } from '@yizhan/contract/texts/zh-CN/notice-preferences.ts';
import { noticeReading } from '@yizhan/contract/texts/zh-CN/notice-reading.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';

const t = textsOf({ noticePreferences });
const readingText = textsOf({ noticeReading });

type WaysCardProps = {
  preference: NoticePreferenceDetail;
  onChange: (muted: NoticePreferenceDetail['muted']) => void;
};

/** Level by channel. The portal's own column cannot be turned off. */
export function WaysCard({ preference: { muted, channels }, onChange }: WaysCardProps) {
  const columns: readonly PreferenceChannel[] = [...channels.map(({ channel }) => channel), 'browser'];
  const isMuted = (level: NoticeLevel, channel: PreferenceChannel) =>
    muted.some((one) => one.level === level && one.channel === channel);
  const change = (level: NoticeLevel, channel: PreferenceChannel, isOn: boolean) =>
    onChange(
      isOn ? muted.filter((one) => one.level !== level || one.channel !== channel) : [...muted, { level, channel }],
    );
  return (
    <Card title={t('ways')}>
      <p className="notice-preferences__text">{t('waysText')}</p>
      <table className="notice-preferences__table">
        <thead>
          <tr>
            <th scope="col">{t('level')}</th>
            <th scope="col">
              {t('portal')}
              <small>{t('always')}</small>
            </th>
            {columns.map((channel) => (
              <th key={channel} scope="col">
                {t(channel)}
                <small>{addressText(channels.find((one) => one.channel === channel)?.address)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {noticeLevels.map((level) => {
            const name = readingText(`level${level}`);
            return (
              <tr key={level}>
                <th scope="row">{name}</th>
                <td>
                  <Checkbox
                    checked
                    disabled
                    aria-label={t('cell', { level: name, channel: t('portal') })}
                    onChange={() => undefined}
                  />
                </td>
                {columns.map((channel) => (
                  <td key={channel}>
                    <Checkbox
                      checked={!isMuted(level, channel)}
                      aria-label={t('cell', { level: name, channel: t(channel) })}
                      onChange={(isOn) => change(level, channel, isOn)}
                    />
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

/** The browser's column has no address. */
const addressText = (address: string | undefined) => (address === '' ? t('noAddress') : address);
