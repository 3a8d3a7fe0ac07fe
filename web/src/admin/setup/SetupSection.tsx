import { useQuery, useQueryClient } from '@tanstack/react-query';
import { sections } from '@yizhan/contract/sections.ts';
import { menus } from '@yizhan/contract/texts/zh-CN/menus.ts';
import { setup } from '@yizhan/contract/texts/zh-CN/setup.ts';
import { useSearchParams } from 'react-router';
import { TableSkeleton } from '../../admin-kit/SectionSkeleton.tsx';
import { query } from '../../lib/api.ts';
import { textsOf } from '../../lib/text.ts';
import { useTitle } from '../../lib/useTitle.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { Page } from '../../ui/Page.tsx';
import { CardChooser } from './CardChooser.tsx';
import './Setup.css';
import { StepList } from './StepList.tsx';
import { TemplateChooser } from './TemplateChooser.tsx';

const t = textsOf({ setup });
const menuName = textsOf({ menus });

/** AD-7: what a new school still lacks. `at` names the step that is done right here. */
export default function SetupSection() {
  const [params, setParams] = useSearchParams();
  const client = useQueryClient();
  // Other screens do the steps: what they changed shows at once.
  const progress = useQuery({ ...query.setup.progress(), refetchOnMount: 'always' });
  useTitle(menuName(sections.setup.menu));
  const back = () => setParams({}, { replace: true });
  const finish = async () => {
    await client.invalidateQueries({ queryKey: query.setup.queryKey });
    back();
  };
  const at = params.get('at');
  if (at === 'services') return <TemplateChooser onDone={finish} onBack={back} />;
  if (at === 'homePage') return <CardChooser onDone={finish} onBack={back} />;
  return (
    <Page wide title={menuName(sections.setup.menu)} description={t('description')}>
      <Loaded query={progress} skeleton={<TableSkeleton />}>
        {(found) => <StepList progress={found} onOpen={(step) => setParams({ at: step })} />}
      </Loaded>
    </Page>
  );
}
