import type { NoticePreferenceDetail } from '@yizhan/contract/entities/channel.ts';
import { canGoOut, type PreferenceChannel } from '@yizhan/contract/notice-channels.ts';
import { type NoticeLevel, type NoticeType, noticeLevels, noticeTypes } from '@yizhan/contract/notice-kinds.ts';
import { noticePreferences } from '@yizhan/contract/texts/zh-CN/notice-preferences.ts';
import { textsOf } from '../../../lib/text.ts';
import { Card } from '../../../ui/Card.tsx';
import { Select } from '../../../ui/Select.tsx';

const t = textsOf({ noticePreferences });

type WaysCardProps = {
  preference: NoticePreferenceDetail;
  onChange: (limits: NoticePreferenceDetail['limits']) => void;
};

/** Type by channel. The portal's own column says that everything arrives there. */
export function WaysCard({ preference: { limits, channels }, onChange }: WaysCardProps) {
  const columns: readonly PreferenceChannel[] = [...channels.map(({ channel }) => channel), 'browser'];
  const fromOf = (type: NoticeType, channel: PreferenceChannel): NoticeLevel =>
    limits.find((one) => one.type === type && one.channel === channel)?.from ?? 'NORMAL';
  const change = (type: NoticeType, channel: PreferenceChannel, from: NoticeLevel) => {
    const others = limits.filter((one) => one.type !== type || one.channel !== channel);
    onChange(from === 'NORMAL' ? others : [...others, { type, channel, from }]);
  };
  return (
    <Card title={t('ways')}>
      <p className="notice-preferences__text">{t('waysText')}</p>
      <div className="notice-preferences__wide">
        <table className="notice-preferences__table">
          <thead>
            <tr>
              <th scope="col">{t('type')}</th>
              <th scope="col">{t('portal')}</th>
              {columns.map((channel) => (
                <th key={channel} scope="col">
                  {t(channel)}
                  <small>{addressText(channels.find((one) => one.channel === channel)?.address)}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {noticeTypes.map((type) => (
              <tr key={type}>
                <th scope="row">{t(type)}</th>
                <td>{t('always')}</td>
                {columns.map((channel) => (
                  <td key={channel}>
                    {canGoOut(type, channel) ? (
                      <Select
                        size="small"
                        value={fromOf(type, channel)}
                        aria-label={t('cell', { type: t(type), channel: t(channel) })}
                        options={noticeLevels.map((level) => ({ value: level, label: t(`from${level}`) }))}
                        onChange={(from) => change(type, channel, from)}
                      />
                    ) : (
                      <span className="notice-preferences__text">{t('notUsed')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}

/** The browser's column has no address. */
const addressText = (address: string | undefined) => (address === '' ? t('noAddress') : address);
