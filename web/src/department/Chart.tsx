import { departmentCard } from '@yizhan/contract/texts/zh-CN/department-card.ts';
import { useFileLink } from '../lib/file-link.ts';
import { textsOf } from '../lib/text.ts';
import { Icon } from '../ui/Icon.tsx';
import { openViewer } from '../ui/image-viewer.ts';

const t = textsOf({ departmentCard });

type ChartProps = { /** `/files/12`. */ path: string; name: string };

/** The organisation chart: small at first, full page when pressed. */
export function Chart({ path, name }: ChartProps) {
  const { url, failed } = useFileLink(path);
  const alt = t('chartOf', { name });
  return (
    <figure className="dept-card__chart">
      <figcaption>{t('chart')}</figcaption>
      <button
        type="button"
        disabled={!url}
        title={t('chartOpen')}
        aria-label={t('chartOpen')}
        onClick={() => url && void openViewer({ pictures: [{ src: url, alt }] })}
      >
        {url ? <img src={url} alt={alt} /> : <Icon name="image" size={24} />}
      </button>
      {failed && <p>{t('chartFailed')}</p>}
    </figure>
  );
}
