import type { ServiceKind } from '@yizhan/contract/entities/service.ts';
import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useLocation } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { textsOf } from '../../lib/text.ts';
import { Centres } from './Centres.tsx';
import { Hall } from './Hall.tsx';

const t = textsOf({ hall });

const centres = {
  '': { path: paths.serviceHall, title: 'hall' },
  PROCESS: { path: paths.processServices, title: 'processes' },
  APPLICATION: { path: paths.applicationServices, title: 'applications' },
} as const satisfies Record<ServiceKind | '', { path: string; title: string }>;

const typeAt = (pathname: string): ServiceKind | '' => {
  if (pathname === paths.processServices) return 'PROCESS';
  return pathname === paths.applicationServices ? 'APPLICATION' : '';
};

/** RT-6: the path determines the centre. */
export default function HallScreen() {
  const type = typeAt(useLocation().pathname);
  const links = <Centres here={type} pathOf={(one) => ({ path: centres[one].path, hasType: true })} />;
  return (
    <Hall
      key={type}
      titleOf={(centre) => centre?.title ?? t(centres[type].title)}
      centre={type}
      visitor={false}
      actions={links}
    />
  );
}
