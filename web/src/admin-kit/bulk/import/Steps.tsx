import { bulkImport } from '@yizhan/contract/texts/zh-CN/bulk-import.ts';
import { textsOf } from '../../../lib/text.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/Icon.tsx';
import './import.css';

const t = textsOf({ bulkImport });

const names = { upload: 'stepUpload', match: 'stepMatch', check: 'stepCheck', run: 'stepRun' } as const;
type Step = keyof typeof names;
const order = Object.keys(names) as Step[];

/** Where the import stands. */
export function Steps({ at }: { at: Step }) {
  const reached = order.indexOf(at);
  return (
    <ol className="bulk-steps" aria-label={t('steps')}>
      {order.map((step, index) => (
        <li
          key={step}
          className={classes('bulk-steps__step', index < reached && 'bulk-steps__step--done')}
          aria-current={step === at ? 'step' : undefined}
        >
          <span className="bulk-steps__mark">
            {index < reached ? <Icon name="check" size={14} label={t('stepDone')} /> : index + 1}
          </span>
          <span>{t(names[step])}</span>
        </li>
      ))}
    </ol>
  );
}
