import { healthStateNames } from '@yizhan/contract/texts/zh-CN/health-manage.ts';
import { textsOf } from '../../lib/text.ts';
import { Chip } from '../../ui/Chip.tsx';
import type { Line } from './health-lines.ts';

const t = textsOf({ healthStateNames });

const looks = {
  good: { tone: 'good', icon: 'success' },
  warning: { tone: 'warn', icon: 'warning' },
  bad: { tone: 'bad', icon: 'error' },
  off: { tone: 'neutral', icon: 'minus' },
} as const;

export const HealthLine = ({ name, state, text, advice, link }: Line) => (
  <li className="health__line">
    <h3>{name}</h3>
    <Chip {...looks[state]}>{t(state)}</Chip>
    <div>
      <p>{text}</p>
      {advice && <p className="health__advice">{advice}</p>}
      {link && <a href={link.href}>{link.text}</a>}
    </div>
  </li>
);
