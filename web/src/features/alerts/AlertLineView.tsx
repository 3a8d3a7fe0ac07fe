import type { AlertLine } from '@yizhan/contract/entities/portal.ts';
import { alerts } from '@yizhan/contract/texts/zh-CN/alerts.ts';
import { toLinkProps } from '../../lib/link-props.ts';
import { textsOf } from '../../lib/text.ts';
import { Icon } from '../../ui/Icon.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import type { IconName } from '../../ui/icons/names.ts';
import './AlertLineView.css';

const t = textsOf({ alerts });

type AlertLineViewProps = {
  line: Pick<AlertLine, 'title' | 'level' | 'url'>;
  /** Urgent lines cannot be closed. */
  onClose: () => void;
};

const icons = { info: 'info', warning: 'warning', urgent: 'megaphone' } as const satisfies Record<
  AlertLine['level'],
  IconName
>;

/** One line above every page. */
export function AlertLineView({ line: { level, title, url }, onClose }: AlertLineViewProps) {
  return (
    <div className={`alert-line alert-line--${level}`} role={level === 'urgent' ? 'alert' : 'status'}>
      <div className="alert-line__inner">
        <Icon name={icons[level]} size={18} />
        <strong className="alert-line__level">{t(level)}</strong>
        <span className="alert-line__words">
          {title}
          {url && (
            <a className="alert-line__link" {...toLinkProps(url)}>
              {t('details')}
            </a>
          )}
        </span>
        {level !== 'urgent' && <IconButton icon="close" size="small" label={t('close')} onClick={onClose} />}
      </div>
    </div>
  );
}
