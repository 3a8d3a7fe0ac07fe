import { visitors } from '@yizhan/contract/texts/zh-CN/visitors.ts';
import { hrefOf, paths } from '../lib/paths.ts';
import { textsOf } from '../lib/text.ts';
import './Button.css';
import { Empty } from './Empty.tsx';
import { Page } from './Page.tsx';

const t = textsOf({ visitors });

type MembersOnlyProps = {
  title: string;
  /** What can be read after signing in. */
  advice: string;
};

/** A page that the school keeps to its members. */
export function MembersOnly({ title, advice }: MembersOnlyProps) {
  return (
    <Page title={title}>
      <Empty
        text={advice}
        action={
          <a className="yz-button yz-button--primary yz-button--medium" href={hrefOf(paths.login)}>
            {t('signInFirst')}
          </a>
        }
      />
    </Page>
  );
}
