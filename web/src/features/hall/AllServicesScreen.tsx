import { hall } from '@yizhan/contract/texts/zh-CN/hall.ts';
import { useSearchParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { textsOf } from '../../lib/text.ts';
import { Centres } from './Centres.tsx';
import { Hall } from './Hall.tsx';
import { parseAddress } from './hall-address.ts';

const t = textsOf({ hall });

/** RT-11: every service visible to visitors. Signed-in people see their own. */
export default function AllServicesScreen() {
  const [search] = useSearchParams();
  const signedIn = useSession((state) => state.session !== undefined);
  const links = (
    <Centres here={parseAddress(search).type} pathOf={() => ({ path: paths.allServices, hasType: false })} />
  );
  return <Hall titleOf={() => t('allServices')} visitor={!signedIn} actions={links} />;
}
